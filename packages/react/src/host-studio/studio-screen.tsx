import type { Id } from '@panggung/core';
import type { BroadcastProps } from '../broadcast/index.js';
import type { ExpressionsProps } from '../expressions/index.js';
import type { StudioFormProps } from '../studio-form/index.js';
import type { StudioManageProps } from '../studio-manage/index.js';
import { onDemand } from '../ui/on-demand.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { emit, type WidgetEvent } from '../ui/widget-event.js';
import type { HostStudioEvents } from './host-studio.js';
import type { StudioWay } from './use-studio-place.js';

function Place(_: object) {
  return (
    <Loading>
      <Skeleton kind="panel" />
    </Loading>
  );
}

const Manage = onDemand<StudioManageProps>(
  async () => (await import('../studio-manage/index.js')).StudioManage,
  Place,
);
const Form = onDemand<StudioFormProps>(
  async () => (await import('../studio-form/index.js')).StudioForm,
  Place,
);
const Stage = onDemand<BroadcastProps>(async () => (await import('../broadcast/index.js')).Broadcast, Place);
const Clips = onDemand<ExpressionsProps>(
  async () => (await import('../expressions/index.js')).Expressions,
  Place,
);

export interface StudioScreenProps extends HostStudioEvents {
  way: StudioWay;
}

/** Asks the host first; where it does not go there itself, the studio does. */
function lead<Detail>(
  listener: ((event: WidgetEvent<Detail>) => void) | undefined,
  go: (detail: Detail) => void,
) {
  return (event: WidgetEvent<Detail>) => {
    event.preventDefault();
    if (emit(listener, event.detail)) go(event.detail);
  };
}

/** What stands where the studio stands: the widgets that are tags of their own, led from one to the other in place. */
export function StudioScreen({ way, ...told }: StudioScreenProps) {
  const { place, go, setAtStake } = way;
  const orNone = (id: Id | null) => id ?? undefined;
  switch (place.screen) {
    case 'manage':
      return (
        <Manage
          onShowEditStart={lead(told.onShowEditStart, ({ show_id }) =>
            go({ screen: 'form', show: orNone(show_id) }),
          )}
          onBroadcastStart={lead(told.onBroadcastStart, ({ show_id }) =>
            go({ screen: 'broadcast', show: show_id }),
          )}
          onShowAltered={told.onShowAltered}
        />
      );
    case 'form':
      return (
        <Form
          show={place.show}
          onUnsavedChange={(isUnsaved) => setAtStake(isUnsaved ? 'typed' : 'nothing')}
          onManageOpen={lead(told.onManageOpen, () => go({ screen: 'manage' }))}
          onShowSaved={({ detail }) => {
            emit(told.onShowSaved, detail);
            go({ screen: 'manage' });
          }}
        />
      );
    case 'broadcast':
      return (
        <Stage
          show={place.show}
          onBroadcastStarted={({ detail }) => {
            setAtStake('broadcast');
            emit(told.onBroadcastStarted, detail);
          }}
          onBroadcastEnded={({ detail }) => {
            setAtStake('nothing');
            emit(told.onBroadcastEnded, detail);
          }}
        />
      );
    case 'expressions':
      return <Clips onExpressionAltered={told.onExpressionAltered} />;
  }
}
