import { expect, test } from 'vitest';
import { manageQuery, manageTabs } from './show-manage.js';

test('each tab asks for its status, eight a page, of the host alone', () => {
  for (const tab of manageTabs.slice(1)) {
    expect(manageQuery({ tab, page: 2 }, 7)).toEqual({ page: 2, per_page: 8, user_id: 7, video_status: tab });
  }
});

test('upcoming is whatever no other tab has, so that a show on air stays in reach; what comes next is first', () => {
  expect(manageQuery({ tab: 'UPCOMING', page: 1 }, 7)).toEqual({
    page: 1,
    per_page: 8,
    user_id: 7,
    exclude_video_status: 'ENDED,WAITING_ROOM,RADIOFEST,MUSIC_VIDEO',
    order_by: 'start_date,start_time',
    order: 'asc',
  });
});
