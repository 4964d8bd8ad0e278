import { type Payment, playerMessages, type Show } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { useSnackbar } from '../../ui/snackbar.js';
import { useSignIn } from '../../ui/use-sign-in.js';
import { useWords } from '../../ui/use-words.js';
import type { WidgetListener } from '../../ui/widget-event.js';
import { CodeForm } from './code-form.js';

export interface WatchDialogProps {
  show: Show;
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
  onClose: () => void;
  /** The code was right, and its ticket is kept in this browser. */
  onTicket?: ((payment: Payment) => void) | undefined;
}

/** What a guest is asked who wants to watch: to sign in, or for a payment code. J-04 to J-08. */
export function WatchDialog({ show, onSignInStart, onClose, onTicket }: WatchDialogProps) {
  const words = useWords(playerMessages);
  const [asksCode, askCode] = useState(false);
  const { snackbar, warn } = useSnackbar();
  const { way, dialog } = useSignIn({ title: words.login, onSignInStart });
  return (
    <Dialog
      title={asksCode ? words.payment_code : words.not_logged_in}
      closeLabel={words.close}
      onClose={onClose}
    >
      {asksCode ? (
        <CodeForm show={show} onTicket={onTicket} onClose={onClose} onWarn={warn} />
      ) : (
        <p className="panggung-player__choice">
          <Button {...way}>{words.login}</Button>
          <Button variant="secondary" onClick={() => askCode(true)}>
            {words.payment_code}
          </Button>
        </p>
      )}
      {dialog}
      {snackbar}
    </Dialog>
  );
}
