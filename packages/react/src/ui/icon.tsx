/*
 * Outline shapes after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.
 * One string a shape, so that a bundle carries only what it draws.
 */

export const calendarShape =
  'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3 10h18';
export const ticketShape =
  'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2';
export const placeShape =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0ZM9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
export const enlargeShape = 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6';
export const closeShape = 'M18 6 6 18M6 6l12 12';
export const previousShape = 'm15 18-6-6 6-6';
export const nextShape = 'm9 18 6-6-6-6';
export const bellShape = 'M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9M10.3 21a1.94 1.94 0 0 0 3.4 0';
export const filterShape =
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const checkShape = 'M20 6 9 17l-5-5';
export const alertShape = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01';

export interface IconProps {
  /** Path data on a 24 grid. */
  shape: string;
  /**
   * Side in px: 16 in text, 20 alone, 24 in empty states.
   * @default 20
   */
  size?: 16 | 20 | 24;
}

/** A picture beside words; never alone, so readers skip it. */
export function Icon({ shape, size = 20 }: IconProps) {
  return (
    <svg className="panggung-icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
