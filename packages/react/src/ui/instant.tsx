import { formatDate, formatDateTime, isInstant } from '@panggung/core';
import { useLanguage } from './widget.js';

export interface InstantProps {
  /** Epoch ms. */
  at: number;
  /** With hours and minutes. @default false */
  isTimed?: boolean;
}

/** A day on the clock of Jakarta; nothing for what is none. S-12. */
export function Instant({ at, isTimed = false }: InstantProps) {
  const language = useLanguage();
  if (!isInstant(at)) return null;
  return (
    <time dateTime={new Date(at).toISOString()} className="panggung-date">
      {isTimed ? formatDateTime(at, language) : formatDate(at, language)}
    </time>
  );
}
