/*
 * Outline shapes of a picture all around, after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.
 */

export const aroundShape = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 8l-2 6-6 2 2-6Z';
export const upShape = 'm6 15 6-6 6 6';
export const downShape = 'm6 9 6 6 6-6';
export const closerShape = 'M5 12h14M12 5v14';
export const fartherShape = 'M5 12h14';
export const aheadShape = 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 2v6M12 16v6M2 12h6M16 12h6';
export const movingShape = 'M8 4h8v16H8ZM2 8l2 2-2 2 2 2-2 2M22 8l-2 2 2 2-2 2 2 2';
