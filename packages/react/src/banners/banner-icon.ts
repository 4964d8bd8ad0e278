/*
 * Outline shapes after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors.
 */

export const pauseShape = 'M7 5v14M17 5v14';
export const playShape = 'M7 4.5v15L19 12Z';
