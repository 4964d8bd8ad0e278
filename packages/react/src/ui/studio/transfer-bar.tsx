import type { UploadPace } from '@panggung/client';
import { fill, formatSpan, studioTransferMessages } from '@panggung/core';
import { Button } from '../button.js';
import { useFocusHeir } from '../use-focus-heir.js';
import { useWords } from '../use-words.js';

export interface TransferBarProps {
  pace: UploadPace | null;
  /**
   * `waiting`: it goes on by itself once there is a connection.
   * @default 'sending'
   */
  status?: 'sending' | 'waiting' | 'paused';
  /** With these it can be paused. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  onGiveUp: () => void;
}

/** In how many steps of percent it is read out. */
const SAID_EVERY = 25;
const KB = 1024;
const MB = KB * KB;
const speedOf = (bytes: number) =>
  bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.round(bytes / KB)} KB`;

/** How an upload goes: percent, speed, time left, and the ways to stop it. M-59. */
export function TransferBar({ pace, status = 'sending', onPause, onResume, onGiveUp }: TransferBarProps) {
  const words = useWords(studioTransferMessages);
  const bar = useFocusHeir<HTMLDivElement>();
  const percent = Math.floor((pace?.share ?? 0) * 100);
  const { bytesPerSecond = null, msLeft = null } = pace ?? {};
  const isSending = status === 'sending';
  const act = isSending ? onPause : status === 'paused' && onResume;
  const facts = [
    fill(words.sending, { percent }),
    isSending && bytesPerSecond !== null && fill(words.speed, { speed: speedOf(bytesPerSecond) }),
    isSending && msLeft !== null && fill(words.left, { time: formatSpan(msLeft) }),
  ].filter(Boolean);
  return (
    <div ref={bar} className="panggung-transfer-bar" data-state={status}>
      <p aria-hidden="true">{facts.join(' · ')}</p>
      <progress max={100} value={percent} aria-label={fill(words.sending, { percent })} />
      <span className="panggung-hidden" role="status">
        {isSending && fill(words.sending, { percent: percent - (percent % SAID_EVERY) })}
      </span>
      {status !== 'sending' && <p role="status">{words[status]}</p>}
      <div>
        {/* One button, which keeps the focus when it is pressed. */}
        {act && (
          <Button variant="secondary" size="small" onClick={act}>
            {words[isSending ? 'pause' : 'resume']}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onGiveUp}>
          {words.give_up}
        </Button>
      </div>
    </div>
  );
}
