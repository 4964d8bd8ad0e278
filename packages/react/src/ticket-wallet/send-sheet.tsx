import { getTicketSending, type TicketSendingState } from '@panggung/client';
import { fill, type Payment, type Receiver, receiverMessages, ticketSendMessages } from '@panggung/core';
import { useEffect } from 'react';
import { Dialog } from '../ui/dialog.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { ReceiverCheck } from '../ui/receiver-check/index.js';
import { refusalText } from '../ui/refusal-text.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';

export interface SendSheetProps {
  payment: Payment;
  /** The ticket is the receiver's now, in words. */
  onSent: (told: string) => void;
  onClose: () => void;
}

/** Finds who gets a ticket, and sends it there: once. L-08, L-24, L-29, L-30. */
export function SendSheet({ payment, onSent, onClose }: SendSheetProps) {
  const words = useWords(ticketSendMessages);
  const { send } = useWords(receiverMessages);
  const { snackbar, warn } = useSnackbar();
  const sending = getTicketSending(usePanggung(), payment);
  const state = useStore(sending.$state);
  // A failure that was read does not greet who comes back.
  useEffect(() => sending.dismiss, [sending]);
  const sendTo = async (receiver: Receiver) => {
    if (await sending.send(receiver)) onSent(fill(words.sent, { name: receiver.full_name ?? '' }));
  };
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className="panggung-send-sheet" data-state={state.status}>
        <p>
          <b>{String(payment.video_name ?? '')}</b>
        </p>
        <p>{words.lead}</p>
        <ReceiverCheck
          show={{ id: payment.room_id, video_status: payment.video_status }}
          actionLabel={send}
          isBusy={state.status === 'sending'}
          onReceiver={sendTo}
          onWarn={warn}
        />
        <Outcome state={state} />
      </div>
      {snackbar}
    </Dialog>
  );
}

/** What became of it; a failure is said until the next press. AMB-144. */
function Outcome({ state }: { state: TicketSendingState }) {
  const words = useWords(ticketSendMessages);
  const reason = state.status === 'failed' && state.error.body?.reason;
  return (
    <>
      <p className="panggung-hidden" role="status">
        {state.status === 'sending' && words.sending}
      </p>
      {state.status === 'failed' && (
        <p className="panggung-send-sheet__failed" role="alert" part="message">
          {(reason && words[reason]) || refusalText(state.error, words)}
        </p>
      )}
    </>
  );
}
