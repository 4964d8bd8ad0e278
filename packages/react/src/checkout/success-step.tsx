import type { CheckoutSnapshot } from '@panggung/client';
import { availability, type CheckoutWords, fill, type Payment } from '@panggung/core';
import { Button } from '../ui/button.js';
import { checkShape, Icon } from '../ui/icon.js';
import { later } from '../ui/later.js';
import { Skeleton } from '../ui/skeleton.js';
import { TicketPaper } from '../ui/tear.js';
import { useCheckoutWords } from './checkout-words.js';
import { Fact } from './fact.js';
import { ForWhom } from './for-whom.js';
import type { NextWaysProps } from './next-ways.js';
import { OrderHead } from './order-head.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';
import { WayOut } from './way-out.js';

const NextWays = later<NextWaysProps>(
  async () => (await import('./next-ways/index.js')).NextWays,
  () => <Skeleton kind="button" />,
);

/** Where the ticket is now, for whoever bought it. */
function leadOf({ payment, email }: CheckoutSnapshot, words: CheckoutWords): string {
  const address = payment?.email ?? email;
  if (payment?.user_id != null) return words.success_person;
  return address && payment ? fill(words.success_lead, { email: address }) : words.success_plain;
}

function Code({ payment, onConfirm }: { payment: Payment | null } & Pick<StepProps, 'onConfirm'>) {
  const words = useCheckoutWords();
  const code = payment?.code_guest;
  if (!code) return null;
  return (
    <Fact
      label={words.payment_code}
      copy={code}
      onCopied={() => onConfirm(words.payment_code_copied)}
      isLarge
    >
      {code}
    </Fact>
  );
}

/** Another ticket, for another address; who has an account has the one ticket they may have. */
function Another({ checkout, snapshot, show }: StepProps) {
  const words = useCheckoutWords();
  const isGuest = snapshot.buyer === 'guest' && snapshot.payment?.user_id == null;
  if (!isGuest || !show || availability(show) !== 'available') return null;
  return (
    <Button variant="text" isBlock onClick={checkout.buyAnother}>
      {words.buy_another}
    </Button>
  );
}

/** Screen 4: the ticket is there; its code to note, and the way out. H-37, AMB-117. */
export function SuccessStep(step: StepProps) {
  const { checkout, snapshot, show, onConfirm } = step;
  const { forUserId: receiver } = checkout;
  const words = useCheckoutWords();
  const { payment } = snapshot;
  const isOn = show !== null && show.video_status !== 'WAITING' && receiver === null;
  const next = show && (
    <NextWays show={show} calendarLabel={words.add_calendar} onWatchStart={step.out.onWatchStart} />
  );
  const variant = isOn ? 'secondary' : 'primary';
  const ways = (
    <>
      {isOn && next}
      <WayOut {...step} payment={payment} look={{ isBlock: true, size: 'large', variant }} />
      {!isOn && next}
      <Another {...step} />
    </>
  );
  return (
    <StepFrame kind="end" aside={ways}>
      <TicketPaper
        body={
          <div className="panggung-checkout__clock">
            <OrderHead show={show} />
          </div>
        }
        stub={
          <div className="panggung-checkout__facts">
            <Code payment={payment} onConfirm={onConfirm} />
            <p className="panggung-checkout__sent">
              <Icon shape={checkShape} />
              {receiver === null ? leadOf(snapshot, words) : <ForWhom id={receiver} say="success_gift" />}
            </p>
          </div>
        }
      />
    </StepFrame>
  );
}
