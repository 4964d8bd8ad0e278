import type { BroadcastRefusal } from '@panggung/client';
import { type BroadcastAlert, broadcastAlertMessages, broadcastMessages } from '@panggung/core';
import { alertShape, Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
import type { StageView } from './use-stage.js';

function alertOf({ snapshot, source }: StageView): BroadcastAlert | null {
  return snapshot.isSocketLost ? 'socket_lost' : source.alert;
}

/** What went wrong with devices or connection, and how to go on. N-17 to N-23. */
export function StageAlert({ stage }: { stage: StageView }) {
  const alerts = useWords(broadcastAlertMessages);
  const alert = alertOf(stage);
  const refused = useRefusalText(stage.snapshot.refusal);
  const isThere = alert !== null || refused !== null;
  return (
    <div className="panggung-broadcast__alerts" role="alert" part={isThere ? 'message' : undefined}>
      {alert && (
        <div className="panggung-broadcast__alert">
          <Icon shape={alertShape} size={16} />
          <p>
            <strong>{alerts[alert]}</strong> {alerts[`${alert}_help`]}
          </p>
        </div>
      )}
      {refused && (
        <div className="panggung-broadcast__alert">
          <Icon shape={alertShape} size={16} />
          <p>{refused}</p>
        </div>
      )}
    </div>
  );
}

/** The API speaks for itself, a media server in names alone. */
function useRefusalText(refusal: BroadcastRefusal | null): string | null {
  const words = useWords(broadcastMessages);
  if (!refusal) return null;
  if (refusal.by === 'api') return refusal.message;
  const known = new Map([
    ['streamIdInUse', words.already_publishing],
    ['unreachable', words.unreachable],
    ['publishTimeoutError', words.unreachable],
  ]);
  return known.get(refusal.code) ?? words.refused;
}
