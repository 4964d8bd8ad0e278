import type { Id } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowFailed, ShowMissing } from '../ui/notices.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { recordState } from '../ui/record-state.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { QueueDoorProps } from './queue-door.js';
import type { QueueEvents } from './queue-events.js';

export interface SaleQueueProps extends PanggungSettings, QueueEvents {
  /** The show whose sale is waited for, by id. */
  show?: Id | undefined;
}

/**
 * The line before a sale: the time until it opens, one's place in it, and the way to a ticket when the turn has come.
 * Where a show asks for no line, the way to a ticket alone.
 * @example <SaleQueue show={12} />
 */
export function SaleQueue(props: SaleQueueProps) {
  const { show, ...own } = props;
  return (
    <Widget {...props} name="sale-queue">
      {show === undefined || show === '' ? <Missing /> : <Body {...own} key={show} id={show} />}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

function Body({ id, ...events }: QueueEvents & { id: Id }) {
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(id));
  const state = recordState(loaded);
  useWidgetState(state === 'ready' ? 'loading' : state);
  const show = 'value' in loaded ? loaded.value : null;
  if (show) return <QueueDoor {...events} show={show} />;
  if (state === 'missing') return <ShowMissing />;
  if (state === 'failed') return <ShowFailed onRetry={() => void shows.reload(id)} />;
  return <QueuePlace />;
}

function QueuePlace() {
  return (
    <Loading>
      <Skeleton kind="title" width={60} />
      <Skeleton width={80} />
      <Skeleton kind="button" />
    </Loading>
  );
}

const QueueDoor = later<QueueDoorProps>(async () => (await import('./queue-door.js')).QueueDoor, QueuePlace);
