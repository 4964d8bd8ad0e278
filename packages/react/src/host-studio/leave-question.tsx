import { broadcastMessages, leaveFormMessages } from '@panggung/core';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { useWords } from '../ui/use-words.js';

export interface LeaveQuestionProps {
  /** What would be lost. */
  atStake: 'typed' | 'broadcast';
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a form with something in it, or a stage that is on air, is left. */
export function LeaveQuestion({ atStake, onLeave, onStay }: LeaveQuestionProps) {
  const typed = useWords(leaveFormMessages);
  const stage = useWords(broadcastMessages);
  const words = {
    typed: { title: typed.leave_title, text: typed.text, keep: typed.keep, confirm: typed.leave },
    broadcast: {
      title: stage.leave_stage,
      text: stage.leave_why,
      keep: stage.stop_not,
      confirm: stage.leave,
    },
  };
  return <ConfirmDialog {...words[atStake]} closeLabel={typed.close} onConfirm={onLeave} onClose={onStay} />;
}
