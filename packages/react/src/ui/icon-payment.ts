/*
 * Outline shapes of the checkout, after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.
 * Apart from icon.tsx, so that they load with the checkout only.
 */

export const bankShape = 'M10 18v-7M14 18v-7M18 18v-7M6 18v-7M3 22h18M3 7l9-5 9 5Z';
export const walletShape =
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15v13a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V5M20 12h-3a2 2 0 0 0 0 4h3';
export const storeShape = 'M3 9l2-6h14l2 6ZM5 9v12h14V9M10 21v-6h4v6';
export const copyShape = 'M8 8h14v14H8ZM4 16H2V2h14v2';
export const refreshShape = 'M3 12a9 9 0 0 1 15.7-6.3L21 8M21 3v5h-5M21 12a9 9 0 0 1-15.7 6.3L3 16M8 16H3v5';
export const backShape = 'm12 19-7-7 7-7M19 12H5';
export const couponShape = 'M2 9a3 3 0 1 1 0 6v4h20v-4a3 3 0 1 1 0-6V5H2ZM9 9h.01M15 9l-6 6M15 15h.01';
