import { type Id, isCountingDown, opensShow, type Show, showDetailMessages, showStart } from '@panggung/core';
import { useState } from 'react';
import { Countdown } from '../ui/countdown.js';
import { Description } from '../ui/description.js';
import { later } from '../ui/later.js';
import { onDemand } from '../ui/on-demand.js';
import { useLookAfter } from '../ui/use-look-after.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useWatchHere } from '../ui/use-watch-here.js';
import { useWords } from '../ui/use-words.js';
import { BuyCard, BuyDock, type BuyEvents } from './buy-card.js';
import type { ActionEvents, ShowActionsProps } from './show-actions.js';
import { ShowCover } from './show-cover.js';
import { ShowHeading } from './show-heading.js';
import type { Remark, ShowVoiceProps } from './show-voice.js';
import { useBuying } from './use-buying.js';
import { useViewerStake } from './use-viewer-stake.js';

const ActionsPlace = () => <div className="panggung-show-detail__actions" />;
const ShowActions = later<ShowActionsProps>(
  async () => (await import('./show-actions.js')).ShowActions,
  ActionsPlace,
);

const ShowVoice = later<ShowVoiceProps>(async () => (await import('./show-voice.js')).ShowVoice);
const AwaitedStart = onDemand(async () => (await import('./awaited-start.js')).AwaitedStart);

/** What a show's page tells on its way. */
export type ShowDetailEvents = BuyEvents & ActionEvents;

export interface ShowPageProps extends ShowDetailEvents {
  show: Show;
  /** As its creator will see it. E-34. */
  preview?: boolean | undefined;
  /** Its state may have changed: it is to be asked for anew. */
  onLook: () => void;
}

/** The page of a show: cover, heading, the way to a ticket, and what is said about it. */
export function ShowPage({ show, preview = false, onLook, ...told }: ShowPageProps) {
  useLookAfter(show, onLook);
  const [remark, setRemark] = useState<Remark | null>(null);
  const say = (text: string) => setRemark({ text, isWarning: false });
  const warn = (text: string) => setRemark({ text, isWarning: true });
  const [goneId, forget] = useState<Id>();
  const fresh = useViewerStake(show, preview, goneId);
  const { player, onWatchStart } = useWatchHere({
    show: show.id,
    isLikely: opensShow(fresh.action),
    onWatchStart: told.onWatchStart,
  });
  const { stake, page, events } = useBuying({ show, fresh, told: { ...told, onWatchStart }, forget });
  const step = { show, stake, events };
  return (
    <article className="panggung-show-detail__page" ref={page}>
      <ShowCover show={show} />
      <div className="panggung-show-detail__columns">
        <ShowHeading show={show} stake={fresh} isPreview={preview}>
          {!preview && <ShowActions {...told} show={show} onWarn={warn} />}
        </ShowHeading>
        <BuyCard {...step} onSay={say} />
        <div className="panggung-show-detail__rest">
          <StartsIn show={show} />
          <About show={show} />
        </div>
      </div>
      <BuyDock {...step} />
      <ShowVoice show={show} remark={remark} />
      {fresh.action === 'wait' && <AwaitedStart show={show} />}
      {player}
    </article>
  );
}

function StartsIn({ show }: Pick<ShowPageProps, 'show'>) {
  const isAhead = useAsOfNow((now) => isCountingDown(show, now));
  if (!isAhead) return null;
  return (
    <section className="panggung-show-detail__section">
      <Countdown until={showStart(show)} />
    </section>
  );
}

function About({ show }: Pick<ShowPageProps, 'show'>) {
  const words = useWords(showDetailMessages);
  const text = String(show.description ?? '');
  if (!text.trim()) return null;
  return (
    <section className="panggung-show-detail__section">
      <h2>{words.description}</h2>
      <Description text={text} />
    </section>
  );
}
