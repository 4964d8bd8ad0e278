import type { MouseEvent } from 'react';
import { Icon } from '../icon.js';
import { plusShape } from './studio-icon.js';

export interface FloatingPlusProps {
  /** What is added. */
  label: string;
  /** Where that is done; without, it is a button. */
  href?: string;
  onClick: (event: MouseEvent) => void;
}

/**
 * The way to one more, floating over a list.
 * @example <FloatingPlus label={words.add} onClick={add} />
 */
export function FloatingPlus({ label, href, onClick }: FloatingPlusProps) {
  const look = {
    className: 'panggung-floating-plus__button',
    part: 'button button-primary',
    title: label,
    onClick,
    children: (
      <>
        <Icon shape={plusShape} size={24} />
        <span className="panggung-hidden">{label}</span>
      </>
    ),
  };
  return (
    <p className="panggung-floating-plus">
      {href === undefined ? <button type="button" {...look} /> : <a href={href} {...look} />}
    </p>
  );
}
