import { type RawBuilder, sql } from 'kysely';
import type { PaymentRow } from './payment-row.js';

/** Whether a ticket has an end that has come by `now` (epoch ms); 0 stands for none. */
export function hasEnded({ expired_ticket }: Pick<PaymentRow, 'expired_ticket'>, now: number): boolean {
  return expired_ticket !== 0 && expired_ticket <= now;
}

/** Of a payment, as {@link hasEnded} is not: its ticket lets in at `now` (epoch ms), once it is paid. */
export function isUnended(now: number) {
  return sql<boolean>`(payment.expired_ticket = 0 or payment.expired_ticket > ${now}::bigint)`;
}

/** Of a payment: a ticket without an end, or a seat held for one. Most are, and an index knows them. */
export const isEndless = sql<boolean>`(seat <> 'none' and expired_ticket = 0)`;

/** Of a payment: a ticket with an end that has not come by `now` (epoch ms), or a seat held for one. */
export function isInTime(now: number) {
  return sql<boolean>`(seat <> 'none' and expired_ticket > 0 and expired_ticket > ${now}::bigint)`;
}

/** Of a payment: it is a ticket that counts at `now` (epoch ms), paid or held: nobody has a second for that show. */
export function isActive(now: number) {
  return sql<boolean>`(${isEndless} or ${isInTime(now)})`;
}

/**
 * The active ones of these payments, in two halves as the indexes of guests' tickets are: without statistics (PGlite
 * gathers none) Postgres would read all payments.
 * @example sql`exists (${activeOnes(sql`payment.email = ${email} and user_id is null`, now)})`
 */
export function activeOnes(these: RawBuilder<unknown>, now: number) {
  return sql`select 1 from payment where ${these} and ${isEndless}
    union all select 1 from payment where ${these} and ${isInTime(now)}`;
}
