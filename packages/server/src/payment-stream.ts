import type { Payment } from '@panggung/core';
import type { EventSource } from './event-stream.js';
import type { PaymentWatch } from './payment-watch.js';
import { eventBytes } from './server-event.js';

/**
 * Server-sent events of one payment; ends with its reader, or with the payment once that is deleted.
 * @throws ApiError `rate_limited` where more look at it than a buyer has windows
 */
export function paymentEvents(watch: PaymentWatch, payment: Payment): EventSource {
  return {
    begin({ send, end }) {
      const leave = watch.listen(payment, (news) => (news ? send(eventBytes('payment', news)) : end()));
      send(eventBytes('payment', payment));
      return leave;
    },
  };
}
