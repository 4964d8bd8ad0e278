import { useStore } from '@nanostores/react';
import { nextShow, type Show, type ShowListQuery } from '@panggung/core';
import { usePanggung } from '@panggung/react';

const soonest: ShowListQuery = {
  video_status: 'WAITING',
  order_by: 'start_date,start_time',
  order: 'asc',
  per_page: 8,
};

/** The next show; undefined until it is known, null where none is announced or nothing could be read. */
export function useNextShow(): Show | null | undefined {
  const { shows, clock } = usePanggung();
  const list = useStore(shows.list(soonest));
  if (list.status === 'failed') return null;
  const known = 'value' in list ? list.value?.shows : undefined;
  return known && nextShow(known, clock.now());
}
