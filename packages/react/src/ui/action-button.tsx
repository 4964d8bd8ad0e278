import { formatCount } from '@panggung/core';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon.js';
import { useLanguage } from './widget.js';

export interface ActionButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Path data on a 24 grid; filled while `aria-pressed`. */
  shape: string;
  /** What it does, for those who do not see the icon. */
  label: string;
  /** How many did so. */
  count?: number | undefined;
}

/** An icon with what it counts: one of the things to do with a show. */
export function ActionButton({ shape, label, count, ...rest }: ActionButtonProps) {
  const language = useLanguage();
  return (
    <button type="button" part="button" {...rest} className="panggung-action">
      <Icon shape={shape} />
      <span className="panggung-hidden">{label}</span>{' '}
      {count !== undefined && <span>{formatCount(count, language)}</span>}
    </button>
  );
}
