import { type Id, type Show, showMessages, showStart } from '@panggung/core';
import { Countdown } from '../ui/countdown.js';
import { type PanggungSettings, splitSettings } from '../ui/panggung-provider.js';
import { ShowFailed, ShowMissing } from '../ui/show-notice.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { BuyCard, BuyDock, type BuyEvents } from './buy-card.js';
import { Description } from './description.js';
import { ShowCover } from './show-cover.js';
import { ShowHeading } from './show-heading.js';
import { useIsCountingDown, useShowDetail, useViewerStake } from './use-show-detail.js';

export interface ShowDetailProps extends PanggungSettings, BuyEvents {
  /** The show, by id. */
  show?: Id | undefined;
  /**
   * As its creator will see it: nothing to buy, not yet started. E-34.
   * @default false
   */
  preview?: boolean | undefined;
}

/**
 * A show with everything about it, and the way to a ticket. Set `--panggung-gutter` where it fills a whole page.
 * @example <ShowDetail show={12} />
 */
export function ShowDetail(props: ShowDetailProps) {
  const [settings, { show, ...own }] = splitSettings(props);
  return (
    <Widget name="show-detail" {...settings}>
      {show === undefined || show === '' ? <Missing /> : <Detail key={show} id={show} {...own} />}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

type DetailProps = Omit<ShowDetailProps, keyof PanggungSettings | 'show'>;

function Detail({ id, ...own }: DetailProps & { id: Id }) {
  const { state, show, reload } = useShowDetail(id);
  useWidgetState(state);
  if (show) return <Page show={show} onStart={reload} {...own} />;
  if (state === 'missing') return <ShowMissing />;
  if (state === 'failed') return <ShowFailed onRetry={reload} />;
  return <Waiting />;
}

function Page({ show, preview = false, onStart, ...events }: DetailProps & PageProps) {
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

interface PageProps {
  show: Show;
  /** The hour of the show has come. */
  onStart: () => void;
}

function StartsIn({ show, onStart }: PageProps) {
  if (!useIsCountingDown(show, onStart)) return null;
  return (
    <section className="panggung-show-detail__section">
      <Countdown until={showStart(show)} />
    </section>
  );
}

function About({ show }: { show: Show }) {
  const words = useWords(showMessages);
  if (!show.description?.trim()) return null;
  return (
    <section className="panggung-show-detail__section">
      <h2>{words.description}</h2>
      <Description text={show.description} />
    </section>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="panggung-show-detail__page">
        <div className="panggung-show-detail__hero">
          <div className="panggung-show-detail__cover">
            <Skeleton kind="cover" ratio="landscape" />
          </div>
        </div>
        <div className="panggung-show-detail__columns">
          <div className="panggung-show-detail__head">
            <Skeleton kind="badge" />
            <Skeleton kind="title" width={60} />
            <Skeleton width={40} />
          </div>
          <div className="panggung-show-detail__buy">
            <Skeleton kind="panel" />
          </div>
          <div className="panggung-show-detail__rest">
            <Skeleton width={90} />
            <Skeleton width={95} />
            <Skeleton width={70} />
          </div>
        </div>
      </div>
    </Loading>
  );
}
