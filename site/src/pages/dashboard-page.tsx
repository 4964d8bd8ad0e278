import { ShowGrid } from '@panggung/react';
import { Link } from 'wouter';
import { ShellIcon } from '../shell/icons.js';
import { useShellWords } from '../shell/settings.js';
import { useShowLinks } from '../show-links.js';
import { NextShow } from './next-show.js';

const rows = [
  { title: 'live_show', status: 'LIVE', limit: 4 },
  { title: 'upcoming', status: 'WAITING', limit: 8 },
  { title: 'past', status: 'ENDED', limit: 4 },
  { title: 'music_videos', status: 'MUSIC_VIDEO', limit: 4 },
] as const;

/** The way in: the next show on the large stage, then a row for each kind. A-02. */
export function DashboardPage() {
  return (
    <>
      <NextShow />
      {rows.map((row) => (
        <Row key={row.status} {...row} />
      ))}
    </>
  );
}

function Row({ title, status, limit }: (typeof rows)[number]) {
  const words = useShellWords();
  return (
    <section className="site-wrap site-row" aria-labelledby={`row-${status}`}>
      <header className="site-row__head">
        <h2 id={`row-${status}`}>{words[title]}</h2>
        <Link to={`/show?videoStatus=${status}`} aria-label={`${words.see_all}: ${words[title]}`}>
          {words.see_all}
          <ShellIcon name="next" size={16} />
        </Link>
      </header>
      <ShowGrid status={status} limit={limit} {...useShowLinks()} />
    </section>
  );
}
