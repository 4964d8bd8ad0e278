import { paymentReturnMessages } from '@panggung/core';
import { Link } from 'wouter';
import { useSettings } from '../shell/settings.js';
import { usePerson } from '../shell/use-person.js';

/** That a payment was successful, and the way on: the address alone says no more. A-10, AMB-117. */
export function PaidPage() {
  const { language } = useSettings();
  const words = paymentReturnMessages[language];
  const isPerson = usePerson() !== null;
  return (
    <section className="site-wrap site-message">
      <h1>{words.paid}</h1>
      <p>{isPerson ? words.paid_person : words.paid_guest}</p>
      <Link className="site-button" to={isPerson ? '/yourTicket' : '/'}>
        {isPerson ? words.go_your_ticket : words.go_dashboard}
      </Link>
    </section>
  );
}
