/*
 * Outline shapes of the studio, after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.
 * Apart from icon.tsx, so that they load with the studio only.
 */

export const stageShape = 'M5 15.5a8 8 0 0 1 16 0ZM2 18h22v3.6H2Z';
export const plusShape = 'M5 12h14M12 5v14';
export const pencilShape =
  'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 22l5-1.3a2 2 0 0 0 .8-.5ZM15 5l4 4';
export const eyeShape =
  'M2.1 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 19.9 0 1 1 0 0 1 0 .7 10.8 10.8 0 0 1-19.9 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
export const linkShape =
  'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L11.8 5.2M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7';
export const binShape =
  'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6';
export const copyShape =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2';
export const chartShape = 'M3 3v16a2 2 0 0 0 2 2h16M7 16l4-5 4 3 5-7';
export const imageShape =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21';
export const filmShape =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM7 3v18M17 3v18M3 8h4M3 16h4M17 8h4M17 16h4M3 12h18';
export const playShape = 'M6 3.5v17l14-8.5Z';
