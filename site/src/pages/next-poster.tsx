import { formatDateTime, portraitImage, showStart } from '@panggung/core';
import { Link } from 'wouter';
import { useSettings } from '../shell/settings.js';
import { showHref } from '../show-links.js';
import { useNextShow } from '../use-next-show.js';

/** Beside a form, where there is room: the poster of the next show. */
export function NextPoster() {
  const { language } = useSettings();
  const show = useNextShow();
  const picture = show && portraitImage(show);
  return (
    <aside className="site-poster">
      {show && picture && (
        <Link to={showHref(show)}>
          <img src={picture} alt="" />
          <b>{show.name}</b>
          <span>{formatDateTime(showStart(show), language)}</span>
        </Link>
      )}
    </aside>
  );
}
