/*
 * Outline shapes of what can be done with a show, after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide
 * Contributors. Apart from icon.tsx, so that they load with a show's own page only.
 */

export const shareShape = 'M12 15V3M8 7l4-4 4 4M4 12v8a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8';
