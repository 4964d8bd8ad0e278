import { type Show, showDetailMessages, showStart } from '@panggung/core';
import { Countdown } from '../ui/countdown.js';
import { Description } from '../ui/description.js';
import { useWords } from '../ui/use-words.js';
import { BuyCard, BuyDock, type BuyEvents } from './buy-card.js';
import { ShowCover } from './show-cover.js';
import { ShowHeading } from './show-heading.js';
import { useIsCountingDown } from './use-is-counting-down.js';
import { useViewerStake } from './use-viewer-stake.js';

export interface ShowPageProps extends BuyEvents {
  show: Show;
  /** As its creator will see it. E-34. */
  preview?: boolean | undefined;
  /** The hour of the show has come. */
  onStart: () => void;
}

/** The page of a show: cover, heading, the way to a ticket, and what is said about it. */
export function ShowPage({ show, preview = false, onStart, ...events }: ShowPageProps) {
  const { isOwner } = useViewerStake(show);
  const isBuyable = !preview && !isOwner;
  return (
    <article className="panggung-show-detail__page">
      <ShowCover show={show} />
      <div className="panggung-show-detail__columns">
        <ShowHeading show={show} isPreview={preview} />
        <BuyCard show={show} isBuyable={isBuyable} {...events} />
        <div className="panggung-show-detail__rest">
          <StartsIn show={show} onStart={onStart} />
          <About show={show} />
        </div>
      </div>
      {isBuyable && <BuyDock show={show} {...events} />}
    </article>
  );
}

function StartsIn({ show, onStart }: Pick<ShowPageProps, 'show' | 'onStart'>) {
  if (!useIsCountingDown(show, onStart)) return null;
  return (
    <section className="panggung-show-detail__section">
      <Countdown until={showStart(show)} />
    </section>
  );
}

function About({ show }: { show: Show }) {
  const words = useWords(showDetailMessages);
  if (!show.description?.trim()) return null;
  return (
    <section className="panggung-show-detail__section">
      <h2>{words.description}</h2>
      <Description text={show.description} />
    </section>
  );
}
