import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';

/** Rows read at once: a show of any size is never held whole. */
const BATCH = 500;

interface OrderRow {
  id: string;
  created_at: number;
  completed_at: number | null;
  status: string;
  failure: string | null;
  channel: string;
  amount: number;
  donate: number;
  refund_status: string;
  partner: string | null;
  admitted_at: number | null;
}

const header = [
  'order',
  'ordered_at',
  'paid_at',
  'status',
  'payment_type',
  'amount',
  'donation',
  'refund',
  'page',
  'admitted_at',
];

/** Every order of a show as a table, the newest first; nothing of it tells who bought. RFC 4180. */
export function salesTable(database: Kysely<Tables>, showId: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: Pick<OrderRow, 'id' | 'created_at'> | null = null;
  let isOver = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // Spreadsheets read it as UTF-8 by this mark alone.
        controller.enqueue(encoder.encode(`\uFEFF${line(header)}`));
      },
      async pull(controller) {
        const rows: OrderRow[] = isOver ? [] : await readOrders(database, showId, before);
        if (rows.length) controller.enqueue(encoder.encode(rows.map(rowLine).join('')));
        before = rows.at(-1) ?? null;
        isOver = rows.length < BATCH;
        if (isOver) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function readOrders(
  database: Kysely<Tables>,
  showId: number,
  before: Pick<OrderRow, 'id' | 'created_at'> | null,
): Promise<OrderRow[]> {
  const older = before
    ? sql<boolean>`(payment.created_at, payment.id) < (${before.created_at}::bigint, ${before.id}::text)`
    : sql<boolean>`true`;
  return database
    .selectFrom('payment')
    .leftJoin('payment_type', 'payment_type.id', 'payment.payment_type_id')
    .leftJoin('partner', 'partner.id', 'payment.partner_id')
    .leftJoin('admission', (join) =>
      join.onRef('admission.payment_id', '=', 'payment.id').on('admission.undone_at', 'is', null),
    )
    .select([
      'payment.id',
      'payment.created_at',
      'payment.completed_at',
      'payment.status',
      'payment.failure',
      'payment.amount',
      'payment.donate',
      'payment.refund_status',
      'partner.name as partner',
      'admission.admitted_at',
    ])
    .select(sql<string>`coalesce(payment_type.name, payment.payment_type)`.as('channel'))
    .where('payment.room_id', '=', showId)
    .where(older)
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(BATCH)
    .execute();
}

function rowLine(row: OrderRow): string {
  const { id, created_at, completed_at, failure, admitted_at } = row;
  const status = failure ? `${row.status} (${failure})` : row.status;
  return line([
    orderNumber(id),
    time(created_at),
    time(completed_at),
    status,
    row.channel,
    String(row.amount),
    String(row.donate),
    row.refund_status,
    row.partner ?? '',
    time(admitted_at),
  ]);
}

/** Enough to find an order by, and too little to ask for it as if it were one's own. */
function orderNumber(id: string): string {
  return id.slice(0, 8);
}

/** As a spreadsheet reads it, in WIB. */
function time(instant: number | null): string {
  if (instant === null) return '';
  return new Date(instant + 25_200_000).toISOString().slice(0, 19).replace('T', ' ');
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/**
 * What begins like a formula is text: a spreadsheet would run it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
