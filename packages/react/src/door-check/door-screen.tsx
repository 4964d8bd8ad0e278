import { getDoorCheck } from '@panggung/client';
import { type DoorEntry, doorCheckMessages, fill, type Id, spacedCode } from '@panggung/core';
import { useMemo } from 'react';
import { FailedNotice } from '../ui/failed-notice.js';
import { ShowMissing } from '../ui/notices.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useStore } from '../ui/use-store.js';
import { useWakeLock } from '../ui/use-wake-lock.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { CodeForm } from './code-form.js';
import { DoorConflicts } from './door-conflicts.js';
import { DoorHead } from './door-head.js';
import { DoorLine } from './door-line.js';
import { DoorPlace } from './door-place.js';
import { DoorStage } from './door-stage.js';
import { LastEntries } from './last-entries.js';
import { useVerdict } from './use-verdict.js';

export interface DoorScreenProps {
  userId: Id;
  show: Id;
}

/** The door of a show: what the camera sees or somebody types, what became of it, and who came in last. */
export function DoorScreen({ userId, show }: DoorScreenProps) {
  const panggung = usePanggung();
  const words = useWords(doorCheckMessages);
  const door = useMemo(() => getDoorCheck(panggung, userId, show), [panggung, userId, show]);
  const state = useStore(door.$door);
  const verdict = useVerdict(door);
  const { snackbar, show: say } = useSnackbar();
  const isOpen = state.status === 'ready';
  useWidgetState(isOpen && state.isOffline ? 'offline' : state.status);
  useWakeLock(isOpen);
  if (state.status === 'missing') return <ShowMissing />;
  if (state.status === 'failed') return <FailedNotice title={words.failed} onRetry={door.retry} />;
  if (!isOpen) return <DoorPlace />;
  const undo = (entry: DoorEntry) => {
    void door.undo(entry);
    say(fill(words.undone, { code: spacedCode(entry.code) }));
  };
  return (
    <section className="panggung-door-check__screen" aria-label={words.title}>
      <DoorHead name={state.name} counts={state.counts} />
      <DoorConflicts conflicts={state.conflicts} onDismiss={door.dismiss} />
      <DoorStage verdict={verdict} onUndo={undo} />
      <CodeForm isBusy={verdict.isBusy} onCode={verdict.check} />
      <DoorLine state={state} />
      <LastEntries entries={state.last} onUndo={undo} />
      {snackbar}
    </section>
  );
}
