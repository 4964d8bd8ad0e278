import { describe, expect, it } from 'vitest';
import type { Notification } from './contract/notification.js';
import { notificationTab, notificationTarget } from './notification.js';

const told = (changes: object) =>
  ({ type: 'ticket', room_video_id: null, promotion_id: null, ...changes }) as Notification;

describe('a notification', () => {
  it.each([
    [{ type: 'ticket' }, { kind: 'tickets' }],
    [{ type: 'ticket', room_video_id: 7 }, { kind: 'tickets' }],
    [
      { type: 'show', room_video_id: 7 },
      { kind: 'show', id: 7 },
    ],
    [
      { type: 'show', room_video_id: 0 },
      { kind: 'show', id: 0 },
    ],
    [{ type: 'show' }, { kind: 'none' }],
    [
      { type: 'promo', promotion_id: 3, room_video_id: 7 },
      { kind: 'promotion', id: 3 },
    ],
    [{ type: 'promo' }, { kind: 'none' }],
    [{ type: 'promo', promotion_id: undefined }, { kind: 'none' }],
    [{ type: 'toString', room_video_id: 7 }, { kind: 'none' }],
    [{ type: null }, { kind: 'none' }],
  ])('%j leads to %j', (changes, target) => {
    expect(notificationTarget(told(changes))).toEqual(target);
  });

  it('stands under one tab, whatever its type', () => {
    expect(['ticket', 'show', 'promo', 'rumour'].map(notificationTab)).toEqual([
      'ticket',
      'ticket',
      'promo',
      'ticket',
    ]);
  });
});
