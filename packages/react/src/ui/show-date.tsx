import { formatDate, formatDateTime, type Show, showStart } from '@panggung/core';
import { useLanguage } from './widget.js';

/** When a show starts, on the clock of Jakarta; nothing when the API does not say. */
export function ShowDate({ show, isTimed = false }: { show: Show; isTimed?: boolean }) {
  const language = useLanguage();
  const start = showStart(show);
  if (!Number.isFinite(start)) return null;
  return (
    <time dateTime={new Date(start).toISOString()} className="panggung-date">
      {isTimed ? formatDateTime(start, language) : formatDate(start, language)}
    </time>
  );
}
