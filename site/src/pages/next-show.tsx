import { useStore } from '@nanostores/react';
import {
  formatDateTime,
  landscapeImage,
  nextShow,
  type Show,
  type ShowListQuery,
  showStart,
} from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { Link } from 'wouter';
import { useSettings, useShellWords } from '../shell/settings.js';
import { showHref } from '../show-links.js';

const soonest: ShowListQuery = {
  video_status: 'WAITING',
  order_by: 'start_date,start_time',
  order: 'asc',
  per_page: 8,
};

/** The next show on the large stage: its cover, and its light behind the bar. Nothing where none is announced. */
export function NextShow() {
  const { shows, clock } = usePanggung();
  const list = useStore(shows.list(soonest));
  const known = 'value' in list ? list.value?.shows : undefined;
  const show = known && nextShow(known, clock.now());
  if (show === null || list.status === 'failed') return <div className="site-next" data-state="empty" />;
  return <Stage show={show} />;
}

function Stage({ show }: { show: Show | undefined }) {
  const picture = show && landscapeImage(show);
  return (
    <section className="site-next" data-state={show ? 'ready' : 'loading'}>
      {picture && <img className="site-next__spill" src={picture} alt="" />}
      <div className="site-wrap">
        <div className="site-next__cover">{picture && <img src={picture} alt="" fetchPriority="high" />}</div>
        <div className="site-next__caption">{show && <Caption show={show} />}</div>
      </div>
    </section>
  );
}

function Caption({ show }: { show: Show }) {
  const { language } = useSettings();
  const words = useShellWords();
  return (
    <>
      <div className="site-next__words">
        <p className="site-next__when">
          {words.next_show} <span>{formatDateTime(showStart(show), language)}</span>
        </p>
        <h1>{show.name}</h1>
        <p className="site-next__about">{show.description}</p>
      </div>
      <Link className="site-button" to={showHref(show)}>
        {words.see_show}
      </Link>
    </>
  );
}
