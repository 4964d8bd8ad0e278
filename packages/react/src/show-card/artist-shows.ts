import type { Id, ShowListQuery } from '@panggung/core';

/** The shows of an artist that are on air or to come, the nearest first. */
export const comingShows = (artist: Id): ShowListQuery => ({
  page: 1,
  per_page: 8,
  order_by: 'start_date,start_time',
  order: 'asc',
  video_status: 'LIVE,WAITING',
  user_id: artist,
});

/** What an artist played last. */
export const pastShows = (artist: Id): ShowListQuery => ({
  ...comingShows(artist),
  per_page: 1,
  order: 'desc',
  video_status: 'ENDED',
});
