/*
 * The outline of a present, after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors. Apart from
 * icon.tsx, so that it loads with what is about presents only.
 */

export const giftShape =
  'M4 8h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 8v13M19 12v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7M7.5 8a2.5 2.5 0 0 1 0-5A4.8 8 0 0 1 12 8a4.8 8 0 0 1 4.5-5a2.5 2.5 0 0 1 0 5';
