import { formatInZone, zoneAt } from '@panggung/core';
import { useLanguage } from '../ui/widget.js';

const zone = zoneAt(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Writes the hour and minute of an instant as the clocks beside the door show it; a door is open for a night. */
export function useDoorTime(): (at: number) => string {
  const language = useLanguage();
  return (at) => formatInZone(at, zone, language).split(' ').slice(-2).join(' ');
}
