/* An outline shape after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors. */

export const searchShape = 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4';
