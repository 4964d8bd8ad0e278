import { broadcastMessages, fill, formatDateTime, isEarly, type Show, showStart } from '@panggung/core';
import { type MouseEvent, useState } from 'react';
import { Button } from '../ui/button.js';
import type { ConfirmDialogProps } from '../ui/confirm-dialog.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import type { NetworkCheckProps } from './network-check.js';
import type { RehearsalLookProps } from './rehearsal-look.js';
import type { StageView } from './use-stage.js';

const NetworkCheck = onDemand<NetworkCheckProps>(
  async () => (await import('./network-check.js')).NetworkCheck,
);
const RehearsalLook = onDemand<RehearsalLookProps>(
  async () => (await import('./rehearsal-look.js')).RehearsalLook,
);
const ConfirmDialog = onDemand<ConfirmDialogProps>(
  async () => (await import('../ui/confirm-dialog.js')).ConfirmDialog,
);

export interface StageActionsProps {
  stage: StageView;
  show: Show;
  isCopyWanted: boolean;
  onCopyWanted: (isWanted: boolean) => void;
}

/** What a host presses: to rehearse, to start, to stop. N-02. */
export function StageActions(props: StageActionsProps) {
  const { stage, show } = props;
  return (
    <div className="panggung-broadcast__actions">
      {stage.isOn ? <WhileOn stage={stage} /> : <BeforeStart {...props} />}
      {stage.isOn && stage.isRehearsal && stage.snapshot.state === 'streaming' && (
        <RehearsalLook show={show.id} />
      )}
    </div>
  );
}

/** Whoever pressed what goes away by that goes on among what comes instead. */
const useActs = () => useFocusHeir<HTMLDivElement>('.panggung-broadcast__actions');

/** What starts and what stops lie in one place: the second press of a double one is not meant for what has come there. */
const once =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };

function BeforeStart({ stage, show, isCopyWanted, onCopyWanted }: StageActionsProps) {
  const words = useWords(broadcastMessages);
  const isReady = stage.source.status === 'on';
  return (
    <div ref={useActs()} className="panggung-broadcast__acts">
      <div className="panggung-broadcast__buttons">
        <StartButton stage={stage} show={show} isReady={isReady} />
        <Button variant="secondary" disabled={!isReady} onClick={once(() => stage.start(true))}>
          {words.rehearse}
        </Button>
      </div>
      <p className="panggung-broadcast__help">{words.rehearse_help}</p>
      <label className="panggung-broadcast__option">
        <input
          type="checkbox"
          checked={isCopyWanted}
          onChange={(event) => onCopyWanted(event.currentTarget.checked)}
        />
        {words.keep_copy}
      </label>
      <NetworkCheck show={show.id} />
    </div>
  );
}

interface StartButtonProps extends Pick<StageActionsProps, 'stage' | 'show'> {
  isReady: boolean;
}

/** Asks whoever begins long before the hour: once they stop, the show is over for everybody with a ticket. */
function StartButton({ stage, show, isReady }: StartButtonProps) {
  const words = useWords(broadcastMessages);
  const language = useLanguage();
  const { clock } = usePanggung();
  const [isAsked, setAsked] = useState(false);
  const start = () => stage.start(false);
  return (
    <>
      <Button
        disabled={!isReady}
        onClick={once(() => (isEarly(show, clock.now()) ? setAsked(true) : start()))}
      >
        {words.start}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.start_ask}
          text={fill(words.start_early, { time: formatDateTime(showStart(show), language) })}
          keep={words.start_not}
          closeLabel={words.close}
          confirm={words.start}
          onConfirm={start}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function WhileOn({ stage }: { stage: StageView }) {
  const words = useWords(broadcastMessages);
  const [isAsked, setAsked] = useState(false);
  const { isRehearsal, snapshot } = stage;
  // Before anybody sees it there is nothing to think twice about.
  const isAudienceThere = !isRehearsal && snapshot.since !== null;
  const stop = () => (isAudienceThere ? setAsked(true) : stage.stop());
  return (
    <div ref={useActs()}>
      <Button variant="secondary" isLoading={snapshot.state === 'stop'} onClick={once(stop)}>
        {isRehearsal ? words.rehearse_stop : words.stop_streaming}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.stop_ask}
          text={words.stop_why}
          keep={words.stop_not}
          closeLabel={words.close}
          confirm={words.stop_streaming}
          onConfirm={stage.stop}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
