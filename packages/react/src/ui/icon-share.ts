import type { ShareTarget } from '@panggung/core';

/*
 * Outline shapes of the ways to share, after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.
 * Apart from icon.tsx, so that they load with what is shared only.
 */

export const targetShapes: Record<ShareTarget, string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3Z',
  whatsapp: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  twitter:
    'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2Z',
  email:
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM22 7l-9 5.7a2 2 0 0 1-2 0L2 7',
};
export const linkShape =
  'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7';
export const moreShape = 'M5 12h.01M12 12h.01M19 12h.01';
