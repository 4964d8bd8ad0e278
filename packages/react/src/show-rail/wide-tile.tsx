import { fill, formatCount, landscapeImage, railMessages, type Show } from '@panggung/core';
import { ShowStatusBadge } from '../ui/badge.js';
import { Cover } from '../ui/cover.js';
import { ShowDate } from '../ui/show-date.js';
import { useShowLink } from '../ui/show-link.js';
import { type FreeWord, ShowPrice } from '../ui/show-price.js';
import { TileName } from '../ui/tile-name.js';
import { useAttention } from '../ui/use-attention.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';

/** What those who are there now do; of other shows nobody is there. */
const audience = new Map<string, 'watching' | 'listening'>([
  ['LIVE', 'watching'],
  ['RADIOFEST', 'listening'],
]);

function Audience({ show }: { show: Show }) {
  const words = useWords(railMessages);
  const language = useLanguage();
  const doing = audience.get(show.video_status);
  const { count_viewer: count } = show;
  if (!doing || !Number.isSafeInteger(count) || count < 1) return null;
  return <span>{fill(words[doing], { count: formatCount(count, language) })}</span>;
}

export interface WideTileProps {
  show: Show;
  free: FreeWord | undefined;
  tabIndex: 0 | -1;
  onShowSelect: WidgetListener<'show-select'> | undefined;
}

/** A show as a wide card: for what is watched rather than hung on a wall. */
export function WideTile({ show, free, tabIndex, onShowSelect }: WideTileProps) {
  const link = useShowLink(show, onShowSelect);
  const [isAttended, attention] = useAttention();
  return (
    <article className="panggung-tile" part="card" data-layout="landscape" {...attention}>
      <Cover
        show={show}
        ratio="landscape"
        src={landscapeImage(show)}
        movingSrc={isAttended ? show.dynamic_cover : null}
      />
      <div className="panggung-show-rail__text">
        <p className="panggung-show-rail__now">
          <ShowStatusBadge show={show} />
          <Audience show={show} />
        </p>
        <TileName {...link} level={3} tabIndex={tabIndex}>
          {show.name}
        </TileName>
        <p className="panggung-tile__meta" part="meta">
          <ShowDate show={show} />
          <ShowPrice show={show} free={free} />
        </p>
      </div>
    </article>
  );
}
