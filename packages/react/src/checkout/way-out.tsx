import type { Payment } from '@panggung/core';
import { Button, type ButtonProps } from '../ui/button.js';
import { hostLink } from '../ui/host-link.js';
import { LinkButton } from '../ui/link-button.js';
import { useSiteHref } from '../ui/site-href.js';
import { useCheckoutWords } from './checkout-words.js';
import type { StepProps } from './step-props.js';

export interface WayOutProps extends Pick<StepProps, 'out' | 'onLeave' | 'leaveLabel'> {
  payment: Pick<Payment, 'user_id'> | null;
  look?: Pick<ButtonProps, 'variant' | 'size' | 'isBlock'>;
}

/** Where a purchase leads: to the tickets of whoever has an account, else back to where one came from. H-31, H-32, H-36, AMB-117. */
export function WayOut({ payment, out, onLeave, leaveLabel, look }: WayOutProps) {
  const words = useCheckoutWords();
  const href = useSiteHref('/yourTicket');
  if (payment?.user_id != null) {
    return (
      <LinkButton isCaps {...look} {...hostLink({ href }, out.onTicketOpen)}>
        {words.go_your_ticket}
      </LinkButton>
    );
  }
  return (
    <Button isCaps {...look} onClick={onLeave}>
      {leaveLabel}
    </Button>
  );
}
