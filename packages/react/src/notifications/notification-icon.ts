import type { NotificationType } from '@panggung/core';
import { bellShape, ticketShape } from '../ui/icon.js';

/* Outline shapes after lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors. */
const playShape = 'M6 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.8l-12-7.5a1 1 0 0 0-1.5.9Z';
const tagShape =
  'M3 4.5V11a2 2 0 0 0 .6 1.4l8 8a2 2 0 0 0 2.8 0l6-6a2 2 0 0 0 0-2.8l-8-8A2 2 0 0 0 11 3H4.5A1.5 1.5 0 0 0 3 4.5ZM7.5 7.5h.01';

const shapes: Record<NotificationType, string> = {
  ticket: ticketShape,
  show: playShape,
  promo: tagShape,
};

/** What stands before a notification of a type; a bell for one that nobody knows. */
export function notificationShape(type: string): string {
  return Object.hasOwn(shapes, type) ? shapes[type as NotificationType] : bellShape;
}
