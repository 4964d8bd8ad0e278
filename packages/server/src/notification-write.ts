import { formatDateTime, showStart } from '@panggung/core';
import type { Insertable, Kysely } from 'kysely';
import { isGift } from './buyer.js';
import type { NotificationTable, Tables } from './database.js';

type NewNotification = Insertable<NotificationTable>;

/** Tells each thing once, whoever else is about to tell it; answers how many are new. */
export async function notify(database: Kysely<Tables>, rows: readonly NewNotification[]): Promise<number> {
  if (!rows.length) return 0;
  const told = database.insertInto('notification').values([...rows]);
  const added = await told
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** What became of a ticket, as its owner is told. */
export type TicketNews = 'issued' | 'received' | 'failed' | 'overtaken' | 'cancelled' | 'postponed';

interface ToldWords {
  title: string;
  description: string;
}

const ticketWords: Record<TicketNews, (show: ToldShow, giver: string) => ToldWords> = {
  issued: (show) => ({
    title: 'Tiket kamu sudah terbit',
    description: `${show.name}, ${startOf(show)}. Sampai jumpa di sana.`,
  }),
  received: (show, giver) => ({
    title: 'Kamu dapat tiket',
    description: `${giver} memberimu tiket ${show.name}, ${startOf(show)}. Sampai jumpa di sana.`,
  }),
  failed: ({ name }) => ({
    title: 'Pembayaran kamu gagal',
    description: `Tiket ${name} belum jadi milikmu. Selama kursinya masih ada, kamu bisa memesannya lagi.`,
  }),
  overtaken: ({ name }) => ({
    title: 'Hadiahmu tidak jadi',
    description: `Penerimanya memesan sendiri tiket ${name}. Kalau kamu sudah membayar, uangmu kami kembalikan penuh.`,
  }),
  postponed: (show) => ({
    title: 'Acaranya pindah waktu',
    description: `${show.name} sekarang mulai ${startOf(show)}. Tiketmu tetap berlaku; cara mengembalikannya ada di surel.`,
  }),
  cancelled: ({ name }) => ({
    title: 'Acaranya dibatalkan',
    description: `${name} tidak jadi digelar. Yang sudah kamu bayar kami kembalikan penuh.`,
  }),
};

interface ToldShow {
  id: number;
  name: string;
  start_date: number;
  start_time: number;
}

const startOf = (show: ToldShow) => `${formatDateTime(showStart(show), 'id')} WIB`;

/** A ticket that went from its first owner to somebody else. */
export interface Transfer {
  payment: ToldPayment;
  show: ToldShow;
  receiver: { id: number; full_name: string };
  /** Epoch ms. */
  now: number;
}

/** Tells both of them, within the transaction that decided it. */
export async function tellOfTransfer(
  transaction: Kysely<Tables>,
  { payment, show, receiver, now }: Transfer,
): Promise<void> {
  const people = transaction.selectFrom('user_account').select('full_name').where('id', '=', payment.user_id);
  const giver = await people.executeTakeFirstOrThrow();
  const about = { audience: 'person', type: 'ticket', room_video_id: show.id, created_at: now } as const;
  await notify(transaction, [
    {
      ...about,
      user_id: payment.user_id,
      title: 'Tiketmu sudah terkirim',
      description: `Tiket ${show.name} sekarang milik ${receiver.full_name}. Kode masukmu tidak berlaku lagi.`,
      occasion: `ticket ${payment.id} sent`,
    },
    {
      ...about,
      ...ticketWords.received(show, giver.full_name),
      user_id: receiver.id,
      occasion: `ticket ${payment.id} received`,
    },
  ]);
}

/** What the notifications of a ticket that was given say once the other one has deleted their account, by what was told. */
export const partedWords = {
  sent: 'Penerimanya sudah menghapus akunnya. Kode masukmu tidak berlaku lagi.',
  received: 'Pemberinya sudah menghapus akunnya. Tiketnya tetap milikmu.',
} as const;

interface ToldPayment {
  id: string;
  room_id: number;
  user_id: number | null;
  for_user_id: number | null;
}

export interface TicketToTell {
  payment: ToldPayment;
  show: ToldShow;
  news: TicketNews;
  /** Who bought it for its owner, by name. */
  giver: string | null;
  /** Epoch ms. */
  now: number;
}

/** Whom it concerns: a ticket its owner, a payment that failed who wanted to pay. */
function concerned({ user_id, for_user_id }: ToldPayment, news: TicketNews): number | null {
  return news === 'failed' || news === 'overtaken' ? (user_id ?? for_user_id) : for_user_id;
}

/** What the owner of a ticket is told; nobody of a guest's, who gets a mail instead. */
export function ticketNotification({ payment, show, giver, now, ...told }: TicketToTell): NewNotification[] {
  const news = told.news === 'issued' && giver ? 'received' : told.news;
  const userId = concerned(payment, news);
  if (userId === null) return [];
  return [
    {
      ...ticketWords[news](show, giver ?? ''),
      audience: 'person',
      type: 'ticket',
      user_id: userId,
      room_video_id: show.id,
      occasion: occasionOf(payment, news, show),
      created_at: now,
    },
  ];
}

/** Each thing is told once; a show may be put off more often. */
function occasionOf({ id }: ToldPayment, news: TicketNews, show: ToldShow): string {
  return news === 'postponed' ? `ticket ${id} ${news} ${showStart(show)}` : `ticket ${id} ${news}`;
}

export interface TicketsToTell {
  payments: readonly ToldPayment[];
  news: TicketNews;
  /** Epoch ms. */
  now: number;
}

/** Tells owners what became of their tickets, within the transaction that decided it. */
export async function tellOwners(
  transaction: Kysely<Tables>,
  { payments, news, now }: TicketsToTell,
): Promise<void> {
  const owned = payments.filter(({ for_user_id }) => for_user_id !== null);
  if (!owned.length) return;
  const ids = [...new Set(owned.map(({ room_id }) => room_id))];
  const columns = ['id', 'name', 'start_date', 'start_time'] as const;
  const shows = await transaction.selectFrom('show').select(columns).where('id', 'in', ids).execute();
  const byId = new Map(shows.map((show) => [show.id, show]));
  const givers = await readGivers(transaction, news === 'issued' ? owned : []);
  const rows = owned.flatMap((payment) => {
    const show = byId.get(payment.room_id);
    const giver = givers.get(payment.id) ?? null;
    return show ? ticketNotification({ payment, show, news, giver, now }) : [];
  });
  await notify(transaction, rows);
}

/** Who bought tickets for others, by name, by the payments' ids. */
async function readGivers(
  transaction: Kysely<Tables>,
  payments: readonly ToldPayment[],
): Promise<Map<string, string>> {
  const gifts = payments.filter(isGift);
  if (!gifts.length) return new Map();
  const ids = gifts.map(({ user_id }) => user_id);
  const people = transaction.selectFrom('user_account').select(['id', 'full_name']).where('id', 'in', ids);
  const names = new Map((await people.execute()).map(({ id, full_name }) => [id, full_name]));
  return new Map(gifts.map(({ id, user_id }) => [id, names.get(user_id) ?? '']));
}
