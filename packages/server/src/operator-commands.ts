import { type CouponType, couponTypes, formatRupiah, isEmail, normalEmail } from '@panggung/core';
import { issueCoupons, type NewCoupons } from './coupon-issue.js';
import type { Environment } from './environment.js';
import { withDatabase, withGateway } from './operator-environment.js';
import { issueRedeemCodes } from './redeem-issue.js';
import { type DueRefund, listRefunds, markSent, type SentRefund, sendRefunds } from './refunds.js';
import { cancelShow } from './show-cancel.js';
import { UsageError } from './usage-error.js';
import { listStuckWebhooks, replayWebhook } from './webhook-replay.js';

/** What a command is given: the words after its name, and its options. */
export interface CommandArguments {
  words: string[];
  origins: string[];
  options: Readonly<Partial<Record<'type' | 'title' | 'ends' | 'ticket-type' | 'count', string>>>;
  env: Environment;
}

/** Answers what is printed. */
export type Command = (given: CommandArguments) => Promise<string | undefined>;

export const operatorUsage = `panggung coupon issue <email> --type FREE-ONE|DISC-50 --title <text> [--ends YYYY-MM-DD]
    [--ticket-type fixed|flexible] [--count <n>]
    Gives a registered person coupons: a ticket for nothing, or for half its price; to the end of that day in WIB.
panggung redeem issue <show id> --count <n>
    Makes codes that open one ticket each, and prints them this once.
panggung refund list
panggung refund send <payment id>|all
panggung refund sent <payment id>
    Prints what is owed back and why; pays back what can go the way it came; notes that the rest was paid by hand.
panggung show cancel <show id>
    Calls a show off: closes its sale, notes what is owed back, and tells everybody who has a ticket; a server that
    runs stops its stream, and stops it again whenever somebody publishes it.
panggung webhook list
panggung webhook replay <id>
    Prints what the gateway told that could not be booked for five minutes; tries one again.`;

/** Commands about money and tickets. */
export const operatorCommands: Record<string, Command> = {
  'coupon issue': async ({ words: [email], options, env }) => {
    const wish = { ...readCoupons(email, options), now: Date.now() };
    const ids = await withDatabase(env, (database) => issueCoupons(database, wish));
    return `Gave ${normalEmail(wish.email)} ${ids.length} x ${wish.type}.`;
  },

  'redeem issue': async ({ words: [show], options, env }) => {
    const wish = { showId: readId(show, 'Which show?'), count: readCount(options.count), now: Date.now() };
    return (await withDatabase(env, (database) => issueRedeemCodes(database, wish))).join('\n');
  },

  'refund list': async ({ env }) => {
    const due = await withDatabase(env, (database) => listRefunds(database));
    return due.length ? due.map(dueLine).join('\n') : 'Nothing is owed back.';
  },

  'refund sent': async ({ words: [payment], env }) => {
    if (!payment) throw new UsageError('Which payment?');
    const count = await withDatabase(env, (database) => markSent(database, payment, Date.now()));
    if (!count) throw nothingOwed(payment);
    return `Noted as paid back: payment ${payment}.`;
  },

  'refund send': async ({ words: [payment], env }) => {
    if (!payment) throw new UsageError('Which payment? Or all.');
    const isAll = payment === 'all';
    const sent = await withGateway(env, async (ports) =>
      sendRefunds(ports, await listRefunds(ports.database, isAll ? undefined : payment)),
    );
    if (!sent.length && !isAll) throw nothingOwed(payment);
    return sent.length ? sent.map(sentLine).join('\n') : 'Nothing is owed back.';
  },

  'show cancel': async ({ words: [show], env }) => {
    const wish = { showId: readId(show, 'Which show?'), now: Date.now() };
    const { name, tickets, orders, owed } = await withDatabase(env, (database) => cancelShow(database, wish));
    return `${name} is cancelled: ${tickets} tickets, ${orders} open orders, ${formatRupiah(owed)} owed back.`;
  },

  'webhook list': async ({ env }) => {
    const stuck = await withDatabase(env, (database) => listStuckWebhooks(database, Date.now()));
    if (!stuck.length) return 'Nothing is stuck.';
    return stuck.map((one) => [one.id, one.source, one.state, day(one.since), one.key].join('  ')).join('\n');
  },

  'webhook replay': async ({ words: [webhook], env }) => {
    const id = readId(webhook, 'Which webhook?');
    const outcome = await withGateway(env, (ports) => replayWebhook(ports, id));
    return outcome ? `Webhook ${id}: ${outcome}.` : `Webhook ${id} waits: the gateway does not bear it out.`;
  },
};

function nothingOwed(payment: string): Error {
  return new Error(`Nothing is owed back for payment ${payment}.`);
}

function readCoupons(
  email: string | undefined,
  options: CommandArguments['options'],
): Omit<NewCoupons, 'now'> {
  if (!email) throw new UsageError('Whose coupon? Say the e-mail they registered with.');
  if (!isEmail(normalEmail(email))) throw new UsageError(`'${email}' is no e-mail address.`);
  const { type, title, ends, count = '1' } = options;
  if (!isCouponType(type)) throw new UsageError(`Which coupon? Add --type ${couponTypes.join('|')}.`);
  if (!title) throw new UsageError('What is it called? Add --title <text>.');
  const ticketType = readTicketType(options['ticket-type']);
  return { email, type, title, count: readCount(count), endsAt: readEnd(ends), ticketType };
}

function isCouponType(type: string | undefined): type is CouponType {
  return (couponTypes as readonly (string | undefined)[]).includes(type);
}

function readTicketType(type: string | undefined): NewCoupons['ticketType'] {
  if (type === undefined) return '';
  if (type === 'fixed' || type === 'flexible') return type;
  throw new UsageError(`--ticket-type is '${type}', not fixed or flexible.`);
}

/** The end of a day in WIB. */
function readEnd(day: string | undefined): number | null {
  if (day === undefined) return null;
  const end = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T23:59:59.999+07:00`) : Number.NaN;
  if (Number.isNaN(end)) throw new UsageError(`--ends is '${day}', not like 2026-12-24.`);
  return end;
}

/** Most coupons or codes made at once. */
const MOST = 10_000;

function readCount(text: string | undefined): number {
  const count = Number(text);
  if (text === undefined) throw new UsageError('How many? Add --count <n>.');
  if (Number.isInteger(count) && count > 0 && count <= MOST) return count;
  throw new UsageError(`--count is '${text}', not between 1 and ${MOST}.`);
}

function readId(text: string | undefined, question: string): number {
  const id = Number(text);
  if (text && Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError(question);
}

function dueLine({ payment_id, amount, reason, channel, since, contact, show }: DueRefund): string {
  return [payment_id, formatRupiah(amount), reason, channel, day(since), contact, show].join('  ');
}

function sentLine(refund: SentRefund): string {
  const { outcome, error, channel, contact } = refund;
  const words = {
    sent: 'sent',
    by_hand: `pay by hand: ${channel} sends nothing back; ask ${contact}, then: refund sent ${refund.payment_id}`,
    failed: `not sent: ${error}`,
    settled: 'paid back already',
  };
  return `${refund.payment_id}  ${formatRupiah(refund.amount)}  ${words[outcome]}`;
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
