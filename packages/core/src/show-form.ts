import { SHOW_MINUTES_MAX, SHOW_NAME_LENGTH, TICKET_PRICE_MAX, TICKET_QUOTA_MAX } from './constants.js';
import type { Show } from './contract/show.js';
import { startOfDay, wibDay } from './date.js';
import { showStart, type TicketType } from './show.js';
import { parseTime } from './show-time.js';
import type { ShowType } from './show-type.js';

/** Whether a show is made, or changed. M-18. */
export type ShowFormMode = 'Add' | 'Edit';

/** What the form of a show holds, as it is typed. */
export interface ShowFields {
  name: string;
  show_type: ShowType | '';
  room_category_id: string;
  description: string;
  location: string;
  ticket_type: TicketType | '';
  ticket_price: string;
  ticket_quota: string;
  redeem_code: string;
  /** `YYYY-MM-DD` and `HH:mm`, in WIB. */
  start_date: string;
  start_time: string;
  /** In minutes. */
  duration: string;
  is360: boolean;
  islive: boolean;
  show_left_ticket: boolean;
  watermark: boolean;
  /** `YYYY-MM-DDTHH:mm` in WIB; empty: no line is kept. AMB-198. */
  sale_opens_at: string;
  /** Seconds between two chat messages; empty: none. */
  slow_mode: string;
  /** The captions it has go away. */
  no_captions: boolean;
}

/** What a new show begins with. AMB-080. */
export const newShowFields: ShowFields = {
  name: '',
  show_type: '',
  room_category_id: '',
  description: '',
  location: '',
  ticket_type: '',
  ticket_price: '0',
  ticket_quota: '100',
  redeem_code: '',
  start_date: '',
  start_time: '',
  duration: '',
  is360: false,
  islive: false,
  show_left_ticket: false,
  watermark: false,
  sale_opens_at: '',
  slow_mode: '',
  no_captions: false,
};

type Problem =
  | 'name_required'
  | 'name_length'
  | 'category_required'
  | 'show_type_required'
  | 'description_required'
  | 'ticket_type_required'
  | 'ticket_type_sold'
  | 'redeem_code_required'
  | 'price_number'
  | 'quota_number'
  | 'quota_sold'
  | 'date_required'
  | 'date_past'
  | 'time_required'
  | 'time_wrong'
  | 'time_past'
  | 'duration_number'
  | 'sale_late'
  | 'slow_mode_number';
/** What is wrong with each field, as a message key. */
export type ShowFormProblems = Partial<Record<keyof ShowFields, Problem>>;

/** By what a form is measured. */
export interface ShowFormMoment {
  mode: ShowFormMode;
  /** Server time, epoch ms. */
  now: number;
  /** The show that is changed: its seats that are taken, and its day, which may be long ago. */
  show?: ShowBefore | undefined;
}

/** What a show was before it is changed, as far as somebody may have paid for it. */
export type ShowBefore = Pick<
  Show,
  'ticket_quota' | 'ticket_left' | 'ticket_type' | 'start_date' | 'start_time' | 'video_status'
>;

const takenSeats = ({ ticket_quota, ticket_left }: ShowBefore) => ticket_quota - ticket_left;

/**
 * A whole number as it is sent: without the dots between thousands, with which people write it.
 * @example plainCount(' 75.000 ') // '75000'
 */
export const plainCount = (text: string): string => text.trim().replace(/\.(\d{3})(?!\d)/g, '$1');

const isCount = (text: string, most: number) =>
  /^\d{1,12}$/.test(plainCount(text)) && Number(plainCount(text)) <= most;

/** Nothing is paid for what is had by a code, or by nobody. AMB-160. */
export function isPriced(ticketType: TicketType | ''): boolean {
  return ticketType === 'fixed' || ticketType === 'flexible';
}

type Rule = (fields: ShowFields, moment: ShowFormMoment) => Problem | false | undefined;

/** One row for each field that can be wrong. M-20 to M-32, M-43, M-44. */
const rules: Partial<Record<keyof ShowFields, Rule>> = {
  name({ name }) {
    const { length } = name.trim();
    return length === 0 ? 'name_required' : length > SHOW_NAME_LENGTH && 'name_length';
  },
  room_category_id: ({ room_category_id }) => room_category_id === '' && 'category_required',
  show_type: ({ show_type }) => show_type === '' && 'show_type_required',
  description: ({ description }) => description.trim() === '' && 'description_required',
  ticket_type({ ticket_type }, { show }) {
    if (ticket_type === '') return 'ticket_type_required';
    return show && takenSeats(show) > 0 && ticket_type !== show.ticket_type && 'ticket_type_sold';
  },
  redeem_code: ({ ticket_type, redeem_code }) =>
    ticket_type === 'free' && redeem_code.trim() === '' && 'redeem_code_required',
  ticket_price: ({ ticket_type, ticket_price }) =>
    isPriced(ticket_type) && !isCount(ticket_price, TICKET_PRICE_MAX) && 'price_number',
  ticket_quota({ ticket_quota }, { show }) {
    if (!isCount(ticket_quota, TICKET_QUOTA_MAX)) return 'quota_number';
    return show && Number(plainCount(ticket_quota)) < takenSeats(show) && 'quota_sold';
  },
  start_date({ start_date }, { now, show }) {
    const day = startOfDay(start_date);
    if (Number.isNaN(day)) return 'date_required';
    return start_date < wibDay(now) && day !== show?.start_date && 'date_past';
  },
  start_time(fields, { now, show }) {
    if (fields.start_time === '') return 'time_required';
    if (Number.isNaN(parseTime(fields.start_time))) return 'time_wrong';
    return movesSold(fields, show) && startOf(fields) <= now && 'time_past';
  },
  duration: ({ duration }) => duration !== '' && !isCount(duration, SHOW_MINUTES_MAX) && 'duration_number',
  sale_opens_at(fields) {
    const opens = saleOpening(fields);
    return opens !== null && !(opens < startOf(fields)) && 'sale_late';
  },
  slow_mode: ({ slow_mode }) => slow_mode !== '' && !isCount(slow_mode, 300) && 'slow_mode_number',
};

function startOf({ start_date, start_time }: ShowFields): number {
  return showStart({ start_date: startOfDay(start_date), start_time: parseTime(start_time) });
}

/** Whether saving tells everybody with a ticket of another start: of a show that is sold, and still ahead. */
export function movesSold(fields: ShowFields, show: ShowBefore | undefined): boolean {
  if (show?.video_status !== 'WAITING' || takenSeats(show) <= 0) return false;
  const start = startOf(fields);
  return !Number.isNaN(start) && start !== showStart(show);
}

/** When the sale opens, epoch ms; null where no line is kept, NaN for what is no time. */
export function saleOpening({ sale_opens_at }: Pick<ShowFields, 'sale_opens_at'>): number | null {
  return sale_opens_at === '' ? null : Date.parse(`${sale_opens_at}:00+07:00`);
}

/**
 * Everything wrong with a show's form; an empty object when it may be sent. M-20 to M-32.
 * @example showFormProblems(newShowFields, { mode: 'Add', now: Date.now() }).name // 'name_required'
 */
export function showFormProblems(fields: ShowFields, moment: ShowFormMoment): ShowFormProblems {
  const problems: ShowFormProblems = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = rule(fields, moment);
    if (problem) problems[name as keyof ShowFields] = problem;
  }
  return problems;
}

/** Whether the form asks for a video. M-41, AMB-154. */
export function showsVideo(
  { show_type, islive }: Pick<ShowFields, 'show_type' | 'islive'>,
  mode: ShowFormMode,
): boolean {
  return (show_type === 'live' && !islive) || (mode === 'Add' && show_type !== 'live');
}

/** A code to begin with, from random bytes: 8 of 32 signs that are not mistaken for each other. M-30, AMB-159. */
export function defaultRedeemCode(random: Uint8Array): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(random.subarray(0, 8), (byte) => signs[byte % signs.length]).join('');
}

/** A form whose ticket type was chosen: `free` gets a code, all others lose theirs. M-30. */
export function withTicketType(fields: ShowFields, ticket_type: TicketType, random: Uint8Array): ShowFields {
  const redeem_code = ticket_type === 'free' ? fields.redeem_code || defaultRedeemCode(random) : '';
  return { ...fields, ticket_type, redeem_code };
}
