import { type Payment, paymentReturnMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../shell/settings.js';
import { usePerson } from '../shell/use-person.js';
import { useKnownPayment } from '../use-known-payment.js';

export interface PaymentReturnPageProps {
  /** What is shown of the payment, where it can be found. */
  children: (payment: Payment) => ReactNode;
}

/**
 * Where a wallet's page and mails lead back to. The browser, or the account, may know the payment; a tab of a partner's
 * buyer does not, and may be closed. AMB-113.
 */
export function PaymentReturnPage({ children }: PaymentReturnPageProps) {
  const payment = useKnownPayment();
  if (payment === 'looking') return <div className="site-waiting" />;
  return payment ? children(payment) : <Unknown />;
}

function Unknown() {
  const { language } = useSettings();
  const words = paymentReturnMessages[language];
  const isPerson = usePerson() !== null;
  return (
    <section className="site-wrap site-message">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <p>{words.tickets}</p>
      {isPerson && (
        <Link className="site-button" to="/yourTicket">
          {words.go_your_ticket}
        </Link>
      )}
    </section>
  );
}
