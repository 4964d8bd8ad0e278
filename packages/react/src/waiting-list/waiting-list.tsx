import type { Id } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowFailed, ShowMissing } from '../ui/notices.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { recordState } from '../ui/record-state.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WaitingDoorProps, WaitingEvents } from './waiting-door.js';

export interface WaitingListProps extends PanggungSettings, WaitingEvents {
  /** The show a seat is waited for, by id. */
  show?: Id | undefined;
}

/**
 * Takes an address for a show that is sold out, and offers a seat that came back to whoever has the link to it. Where there
 * are tickets, the way to one.
 * @example <WaitingList show={12} />
 */
export function WaitingList(props: WaitingListProps) {
  const { show, ...own } = props;
  return (
    <Widget {...props} name="waiting-list">
      {show === undefined || show === '' ? <Missing /> : <Body {...own} key={show} id={show} />}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

function Body({ id, ...events }: WaitingEvents & { id: Id }) {
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(id));
  const state = recordState(loaded);
  useWidgetState(state === 'ready' ? 'loading' : state);
  const show = 'value' in loaded ? loaded.value : null;
  if (show) return <WaitingDoor {...events} show={show} />;
  if (state === 'missing') return <ShowMissing />;
  if (state === 'failed') return <ShowFailed onRetry={() => void shows.reload(id)} />;
  return <WaitingPlace />;
}

function WaitingPlace() {
  return (
    <Loading>
      <Skeleton kind="title" width={50} />
      <Skeleton width={90} />
      <Skeleton kind="button" />
    </Loading>
  );
}

const WaitingDoor = later<WaitingDoorProps>(
  async () => (await import('./waiting-door.js')).WaitingDoor,
  WaitingPlace,
);
