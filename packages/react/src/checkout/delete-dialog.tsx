import { formatPrice, type Payment } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useCheckoutWords } from './checkout-words.js';
import type { StepProps } from './step-props.js';

export interface DeleteDialogProps extends Pick<StepProps, 'checkout' | 'snapshot' | 'show'> {
  payment: Payment;
}

/** Asks before a payment that waits is deleted: what it is for and how much, so that nobody deletes another. G-13. */
export function DeleteDialog({ checkout, snapshot, show, payment }: DeleteDialogProps) {
  const words = useCheckoutWords();
  const isDeleting = snapshot.state === 'deleting';
  return (
    <Dialog title={words.delete_title} closeLabel={words.close} onClose={checkout.keep}>
      <p className="panggung-checkout__notice">
        <b>{payment.video_name || show?.name}</b>
        <br />
        {formatPrice(payment.amount ?? 0, 'FREE')}
        <br />
        {words.delete_lead}
      </p>
      <div className="panggung-checkout__buttons">
        <Button variant="secondary" isCaps disabled={isDeleting} onClick={checkout.keep}>
          {words.no}
        </Button>
        <Button variant="danger" isCaps isLoading={isDeleting} onClick={checkout.confirmDelete}>
          {words.delete}
        </Button>
      </div>
    </Dialog>
  );
}
