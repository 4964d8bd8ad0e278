import { fill, isProfileComplete, type User } from '@panggung/core';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { hostLink } from '../ui/host-link.js';
import { LinkButton } from '../ui/link-button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useSiteHref } from '../ui/site-href.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useStore } from '../ui/use-store.js';
import { useCheckoutWords } from './checkout-words.js';
import type { StepProps } from './step-props.js';

interface EntryProps {
  help: ReactNode;
  /** The buttons, the next step last. */
  children: ReactNode;
}

function Entry({ help, children }: EntryProps) {
  return (
    <>
      {help && <p className="panggung-checkout__notice">{help}</p>}
      <div className="panggung-checkout__buttons">{children}</div>
    </>
  );
}

/** A guest is asked once whether to go on without an account. F-02, F-03, AMB-096. */
export function LoginPrompt({ checkout, out }: StepProps) {
  const words = useCheckoutWords();
  const { way, dialog } = useSignIn({ title: words.login, onSignInStart: out.onSignInStart });
  return (
    <>
      <Entry help={words.not_logged_in_help}>
        <Button variant="secondary" {...way}>
          {words.login}
        </Button>
        <Button onClick={checkout.keepGoing}>{words.keep_going}</Button>
      </Entry>
      {dialog}
    </>
  );
}

/** What a profile needs before a ticket can be given to a person, in the order it is asked for. */
const needed = ['phone', 'city', 'work'] as const;

function missingOf(person: User | null): (typeof needed)[number][] {
  const complete = { phone: '1', city: 1, work: 1 };
  return person ? needed.filter((field) => !isProfileComplete({ ...complete, [field]: person[field] })) : [];
}

/** The profile lacks what a ticket needs. G-01, G-02. */
export function ProfileIncomplete({ out, onLeave }: StepProps) {
  const words = useCheckoutWords();
  const missing = missingOf(useStore(usePanggung().session.$person));
  const href = useSiteHref('/profile/edit');
  const what = missing.map((field) => words[`missing_${field}`]).join(', ');
  return (
    <Entry help={what && fill(words.missing, { what })}>
      <Button variant="secondary" onClick={onLeave}>
        {words.back}
      </Button>
      <LinkButton {...hostLink({ href }, out.onProfileStart)}>{words.go_profile}</LinkButton>
    </Entry>
  );
}

/** Nobody needs a ticket for a show of their own. G-12. */
export function OwnShow({ onLeave }: StepProps) {
  const words = useCheckoutWords();
  return (
    <Entry help={words.own_show_help}>
      <Button variant="secondary" onClick={onLeave}>
        {words.close}
      </Button>
    </Entry>
  );
}

/** Who is signed in has a ticket, or whoever it is bought for does. F-09, G-18. */
export function TicketExists({ checkout, out, onLeave }: StepProps) {
  const words = useCheckoutWords();
  const href = useSiteHref('/yourTicket');
  const isOwn = checkout.forUserId === null;
  return (
    <Entry help={isOwn && words.own_ticket_help}>
      <Button variant="secondary" onClick={onLeave}>
        {words.close}
      </Button>
      {isOwn && <LinkButton {...hostLink({ href }, out.onTicketOpen)}>{words.see_ticket}</LinkButton>}
    </Entry>
  );
}
