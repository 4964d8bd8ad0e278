import { describe, expect, it } from 'vitest';
import { dashboardSectionNames, dashboardSections } from './dashboard.js';
import { railMessages } from './messages/index.js';

describe('the dashboard', () => {
  it('has its lists in the order of the documents', () => {
    expect(dashboardSectionNames.map((name) => railMessages.default[name].toLowerCase())).toEqual([
      'special event live streaming',
      'live show',
      'the upcomings',
      'interviews',
      'radiofest',
      'the beast',
      'all shows',
      'music videos',
      'new shows',
    ]);
  });

  const asc = { order_by: 'start_date,start_time,creator_name', order: 'asc' };
  const desc = { ...asc, order: 'desc' };
  it.each([
    ['special_event', { ...asc, video_status: 'LIVE', category_name: 'Event' }],
    ['live', { video_status: 'LIVE', category_name: 'NOT_EVENT', order_by: 'updated_at', order: 'asc' }],
    ['upcoming', { ...asc, video_status: 'WAITING' }],
    ['interviews', { ...desc, category_name: 'Interview' }],
    ['radiofest', { ...asc, video_status: 'RADIOFEST' }],
    ['popular', {}],
    ['all', desc],
    ['music_videos', { ...desc, video_status: 'MUSIC_VIDEO' }],
    ['new', { ...desc, per_page: 7 }],
  ] as const)('asks for %s as the documents say, all of them but the new ones', (name, query) => {
    expect(dashboardSections[name].query).toEqual({ page: 1, per_page: -1, ...query });
  });

  it('asks for the most watched shows in one list alone', () => {
    const popular = dashboardSectionNames.filter((name) => 'isPopular' in dashboardSections[name]);
    expect(popular).toEqual(['popular']);
  });
});
