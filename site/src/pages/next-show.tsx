import { formatDateTime, landscapeImage, type Show, showStart } from '@panggung/core';
import { Link } from 'wouter';
import { useSettings, useShellWords } from '../shell/settings.js';
import { showHref } from '../show-links.js';
import { useNextShow } from '../use-next-show.js';

/** The next show on the large stage: its cover, and its light behind the bar. Nothing where none is announced. */
export function NextShow() {
  const show = useNextShow();
  return show === null ? <div className="site-next" data-state="empty" /> : <Stage show={show} />;
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
