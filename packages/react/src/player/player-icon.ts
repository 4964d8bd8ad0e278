/*
 * Outline shapes of the player, after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.
 * Apart from icon.tsx, so that they load with the player only.
 */

export const playShape = 'M6 3v18l15-9Z';
export const pauseShape = 'M8 5v14M16 5v14';
export const soundShape = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11';
export const mutedShape = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM22 9l-6 6M16 9l6 6';
export const captionsShape = 'M3 6h18v12H3ZM11 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3';
export const settingsShape =
  'M20 7h-9M14 17H5M17 14a3 3 0 1 0 0 6a3 3 0 1 0 0-6M7 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6';
export const pictureShape = 'M3 5h18v14H3ZM12.5 12H18v4h-5.5Z';
export const fullShape = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
export const windowShape = 'M3 4h18v16H3ZM3 9h18';
export const viewersShape =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0';
