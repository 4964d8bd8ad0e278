import { expressionMessages } from '@panggung/core';
import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Dialog } from '../ui/dialog.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useLeaveGuard } from '../ui/use-leave-guard.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { OpenExpressionProps } from './open-expression.js';
import { TextStep } from './text-step.js';
import { type ChosenVideo, noVideo, VideoStep } from './video-step.js';

/** Adds an expression: first its video, then what is written of it. O-02 to O-08. */
export function AddDialog({ expressions, onDone, onWarn, onClose }: OpenExpressionProps) {
  const words = useWords(expressionMessages);
  const { snackbar, warn } = useSnackbar();
  const [making] = useState(() => expressions.createMaking());
  const { status, pace, isPausable } = useStore(making.$state);
  const [step, go] = useState<'video' | 'text'>('video');
  const [video, choose] = useState<ChosenVideo>(noVideo);
  const [description, describe] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const isUnderway = status === 'sending' || status === 'waiting' || status === 'paused';
  useLeaveGuard(isUnderway);
  useEffect(() => making.cancel, [making]);

  const make = async () => {
    const { file, duration } = video;
    if (!file || duration === undefined || isUnderway) return;
    setLeaving(false);
    const made = await making.make(file, { name: file.name, description, duration });
    const { error } = making.$state.get();
    if (made) {
      onDone('added', made.id);
      onClose();
    } else if (error) {
      warn(words.add_failed);
      if (error.code !== 'video_unreadable') return;
      choose({ file, problem: 'unreadable' });
      go('video');
    }
  };
  // A press beside the dialog is soon done, and an upload soon lost.
  if (isLeaving && isUnderway)
    return (
      <ConfirmDialog
        title={words.give_up_title}
        text={words.give_up_text}
        keep={words.give_up_not}
        closeLabel={words.close}
        confirm={words.give_up}
        onConfirm={() => {
          onWarn(words.given_up);
          onClose();
        }}
        onClose={() => setLeaving(false)}
      />
    );
  const close = () => (isUnderway ? setLeaving(true) : onClose());
  return (
    <Dialog title={words.add} closeLabel={words.close} onClose={close}>
      <p className="panggung-expressions__step" role="status">
        {words[`step_${step}`]}
      </p>
      {step === 'video' ? (
        <Step key="video" heir="textarea">
          <VideoStep video={video} onChange={choose} onCancel={onClose} onContinue={() => go('text')} />
        </Step>
      ) : (
        <Step key="text" heir="h2">
          <TextStep
            description={description}
            transfer={isUnderway ? { pace, status, isPausable } : null}
            making={making}
            onChange={describe}
            onBack={() => go('video')}
            onMake={make}
          />
        </Step>
      )}
      {snackbar}
    </Dialog>
  );
}

/** One step; `heir` gets the focus when the other comes instead. */
function Step({ heir, children }: { heir: string; children: ReactNode }) {
  return <div ref={useFocusHeir<HTMLDivElement>(heir)}>{children}</div>;
}
