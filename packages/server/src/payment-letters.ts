import { calendarEvent, showStart } from '@panggung/core';
import type { Kysely } from 'kysely';
import { isGift } from './buyer.js';
import type { Tables } from './database.js';
import type { OutboxMail } from './mail-row.js';
import type { Letter } from './mails/layout.js';
import { orderMail } from './mails/order-mail.js';
import { postponedMail } from './mails/postponed-mail.js';
import {
  codeAgainMail,
  giftMail,
  receiptMail,
  type TicketFacts,
  transferMail,
} from './mails/receipt-mail.js';
import { cancelledMail, refundMail } from './mails/refund-mail.js';
import { type ShowFacts, showUrl } from './mails/show-facts.js';
import { readParts, type WholeParts } from './payment-read.js';
import type { Ports, Settings } from './ports.js';
import { readChanges, type ShowChangeRow } from './show-change.js';
import { createReturnLinks } from './ticket-return-link.js';

/** The letters about payments among mails, by the mails' ids: what they tell is read from their payments. */
export async function paymentLetters(
  { database, settings }: Pick<Ports, 'database' | 'settings'>,
  mails: readonly OutboxMail[],
): Promise<[number, Letter][]> {
  const ids = [...new Set(mails.flatMap(({ payment_id }) => payment_id ?? []))];
  const found = await readParts(database, ids);
  const parts = new Map(found.map((one) => [one.payment.id, one]));
  const names = await readNames(database, found);
  const changes = await readChanges(
    database,
    found.map(({ show }) => show.id),
  );
  const links = createReturnLinks(settings);
  const letters = mails.map(async (mail): Promise<[number, Letter][]> => {
    const told = mail.payment_id === null ? undefined : parts.get(mail.payment_id);
    if (!told) return [];
    const change = changes.get(told.show.id) ?? null;
    const returnUrl = mail.kind === 'postponed' ? await links.urlOf(told.payment) : '';
    const letter = letterOf(mail, { ...told, names, change, returnUrl, settings });
    return letter ? [[mail.id, letter]] : [];
  });
  return (await Promise.all(letters)).flat();
}

/** Names of buyers, receivers and creators, by their ids. */
async function readNames(
  database: Kysely<Tables>,
  parts: readonly WholeParts[],
): Promise<Map<number, string>> {
  const ids = parts.flatMap(({ payment, show }) => [
    payment.user_id ?? [],
    payment.for_user_id ?? [],
    show.video_created_id,
  ]);
  if (!ids.length) return new Map();
  const people = database.selectFrom('user_account').select(['id', 'full_name']);
  const rows = await people.where('id', 'in', [...new Set(ids.flat())]).execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

interface Told extends WholeParts {
  names: Map<number, string>;
  /** What its host last told of the show. */
  change: ShowChangeRow | null;
  /** Where the ticket is given back; only of a show that was put off. */
  returnUrl: string;
  settings: Settings;
}

function letterOf(mail: OutboxMail, told: Told): Letter | null {
  const write = Object.hasOwn(letters, mail.kind) && letters[mail.kind as keyof typeof letters];
  return write ? write(mail, told) : null;
}

/** Mails about payments; reminders and offers tell of something else. */
const letters = {
  order: (mail: OutboxMail, told: Told) => orderMail(orderFacts(mail, told)),
  ticket: (mail: OutboxMail, told: Told) => receiptMail(receiptFacts(mail, told)),
  code_again: (mail: OutboxMail, told: Told) => codeAgainMail(ticketFacts(mail, told)),
  gift: (mail: OutboxMail, told: Told) =>
    giftMail({
      ...ticketFacts(mail, told),
      codeGuest: null,
      giver: giverOf(told),
      isBought: told.payment.amount > 0 && told.payment.transferred_at === null,
    }),
  transfer: (mail: OutboxMail, told: Told) =>
    transferMail({ ...showOf(mail, told), receiver: receiverOf(told)?.name ?? '' }),
  refund: (mail: OutboxMail, told: Told) => refundMail(refundFacts(mail, told)),
  cancelled: (mail: OutboxMail, told: Told) =>
    cancelledMail({ ...showOf(mail, told), note: cancelNote(told) }),
  postponed: (mail: OutboxMail, told: Told) => postponedMail(postponedFacts(mail, told)),
};

function showOf({ recipient }: OutboxMail, { show, settings }: Told): ShowFacts {
  const { productName, siteUrl } = settings;
  const { id, name } = show;
  return { to: recipient, productName, siteUrl, show: { id, name, start: showStart(show) } };
}

function orderFacts(mail: OutboxMail, told: Told) {
  const { payment, method } = told;
  return {
    ...showOf(mail, told),
    method: method?.name ?? payment.payment_type,
    way: method?.way ?? 'number',
    number: payment.account_number ?? payment.payment_code ?? payment.phone,
    amount: payment.amount,
    expirationDate: payment.expiration_date ?? 0,
    codeGuest: payment.user_id === null ? payment.code_guest : null,
    receiver: receiverOf(told),
  };
}

function ticketFacts(mail: OutboxMail, told: Told): TicketFacts {
  const { payment, show, names } = told;
  const facts = showOf(mail, told);
  const whole = { ...show, creator_name: names.get(show.video_created_id) ?? null };
  const isAhead = show.video_status === 'WAITING';
  return {
    ...facts,
    number: payment.id,
    codeGuest: payment.code_guest,
    calendar: isAhead ? calendarEvent(whole, { url: showUrl(facts), now: show.updated_at }) : null,
  };
}

/** What a ticket was taken for that nothing was paid for. */
const freeMethods: Record<string, string> = {
  FREE: 'Gratis',
  COUPON: 'Gratis dengan kupon',
  REDEEM_CODE: 'Gratis dengan kode redeem',
};

/** What every receipt says of money back unless the shop says something else. */
const REFUND_POLICY =
  'Tiket yang sudah dibeli tidak bisa dikembalikan, kecuali acaranya dibatalkan: uangmu kembali penuh.';

function receiptFacts(mail: OutboxMail, told: Told) {
  const { payment, method, settings } = told;
  return {
    ...ticketFacts(mail, told),
    method: method?.name ?? freeMethods[payment.payment_type] ?? payment.payment_type,
    amount: payment.amount,
    donate: payment.donate,
    paidAt: payment.completed_at ?? payment.updated_at,
    receiver: receiverOf(told)?.name ?? null,
    taxLine: payment.amount > 0 ? (settings.taxLine ?? null) : null,
    refundPolicy: settings.refundPolicy ?? REFUND_POLICY,
  };
}

function refundFacts(mail: OutboxMail, told: Told) {
  const { payment, method } = told;
  return {
    ...showOf(mail, told),
    amount: mail.refund_amount ?? payment.amount,
    reason: mail.refund_reason ?? 'late',
    note: mail.refund_reason === 'cancelled' ? cancelNote(told) : null,
    wallet: method?.can_refund ? method.name : null,
  };
}

function cancelNote({ change }: Told): string | null {
  return change?.kind === 'cancelled' ? change.reason : null;
}

function postponedFacts(mail: OutboxMail, told: Told) {
  const { payment, show, change, returnUrl } = told;
  return {
    ...showOf(mail, told),
    before: change?.start_before ?? showStart(show),
    returnUrl,
    returnUntil: change?.return_until ?? showStart(show),
    isPaid: payment.amount > 0,
    note: change?.reason ?? null,
  };
}

/** Whose ticket it is where somebody else bought it. */
function receiverOf({ payment, names }: Told): { id: number; name: string } | null {
  if (!isGift(payment)) return null;
  const { for_user_id: id } = payment;
  return { id, name: names.get(id) ?? '' };
}

function giverOf({ payment, names, settings }: Told): string {
  return names.get(payment.user_id ?? 0) || settings.productName;
}
