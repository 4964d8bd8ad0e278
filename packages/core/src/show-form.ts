import { LANDSCAPE_RATIO, PORTRAIT_RATIO, RADIO_FEST_VIEWER_COUNT, SHOW_NAME_LENGTH } from './constants.js';
import type { Show } from './contract/show.js';
import type { ShowPicture } from './contract/show-write.js';
import { startOfDay, wibDay } from './date.js';
import type { PictureSize } from './picture-crop.js';
import { redeemCodeOf } from './purchase.js';
import { showStart, type TicketType, type VideoStatus } from './show.js';
import { formatTime, parseTime, timeOfDay } from './show-time.js';

/** What a host makes, in the order it is offered. M-17, M-19. */
export const showTypes = ['live', 'waitingRoom', 'radioFest', 'musicVideo', 'ended'] as const;
export type ShowType = (typeof showTypes)[number];

/** What a show of each type begins as. M-46 to M-50. */
export const firstStatus: Record<ShowType, VideoStatus> = {
  live: 'WAITING',
  waitingRoom: 'WAITING_ROOM',
  radioFest: 'RADIOFEST',
  musicVideo: 'MUSIC_VIDEO',
  ended: 'ENDED',
};

const typeOfStatus: Record<VideoStatus, ShowType> = {
  WAITING: 'live',
  LIVE: 'live',
  WAITING_ROOM: 'waitingRoom',
  RADIOFEST: 'radioFest',
  MUSIC_VIDEO: 'musicVideo',
  ENDED: 'ended',
};

/** The type of a show that is edited. M-51. */
export function showTypeOf(status: VideoStatus): ShowType {
  return typeOfStatus[status];
}

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
};

type Problem =
  | 'name_required'
  | 'name_length'
  | 'category_required'
  | 'show_type_required'
  | 'description_required'
  | 'ticket_type_required'
  | 'redeem_code_required'
  | 'price_number'
  | 'quota_number'
  | 'quota_sold'
  | 'date_required'
  | 'date_past'
  | 'time_required'
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
  show?: Pick<Show, 'ticket_quota' | 'ticket_left' | 'start_date'> | undefined;
}

const isCount = (text: string) => /^\d{1,12}$/.test(text.trim());

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
  ticket_type: ({ ticket_type }) => ticket_type === '' && 'ticket_type_required',
  redeem_code: ({ ticket_type, redeem_code }) =>
    ticket_type === 'free' && redeem_code.trim() === '' && 'redeem_code_required',
  ticket_price: ({ ticket_type, ticket_price }) =>
    isPriced(ticket_type) && !isCount(ticket_price) && 'price_number',
  ticket_quota({ ticket_quota }, { show }) {
    if (!isCount(ticket_quota)) return 'quota_number';
    return show && Number(ticket_quota) < show.ticket_quota - show.ticket_left && 'quota_sold';
  },
  start_date({ start_date }, { now, show }) {
    const day = startOfDay(start_date);
    if (Number.isNaN(day)) return 'date_required';
    return start_date < wibDay(now) && day !== show?.start_date && 'date_past';
  },
  start_time: ({ start_time }) => Number.isNaN(parseTime(start_time)) && 'time_required',
  duration: ({ duration }) => duration !== '' && !isCount(duration) && 'duration_number',
  sale_opens_at(fields) {
    const opens = saleOpening(fields);
    return opens !== null && !(opens < startOf(fields)) && 'sale_late';
  },
  slow_mode: ({ slow_mode }) =>
    slow_mode !== '' && !(isCount(slow_mode) && Number(slow_mode) <= 300) && 'slow_mode_number',
};

function startOf({ start_date, start_time }: ShowFields): number {
  return showStart({ start_date: startOfDay(start_date), start_time: parseTime(start_time) });
}

/** When the sale opens, epoch ms; null where no line is kept, NaN for what is no time. */
function saleOpening({ sale_opens_at }: ShowFields): number | null {
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

/** The cover of each picture: width by height. M-33 to M-35. */
export const coverRatio: Record<ShowPicture, number> = {
  image: LANDSCAPE_RATIO,
  verticalImage: PORTRAIT_RATIO,
  image1: PORTRAIT_RATIO,
  image2: PORTRAIT_RATIO,
};

/** Whether a picture has the ratio it should: the same two decimals. AMB-157. */
export function hasRatio({ width, height }: PictureSize, ratio: number): boolean {
  return (width / height).toFixed(2) === ratio.toFixed(2);
}

/** One cover of a form: the picture the show has, and the one that was chosen. */
export interface CoverField {
  url: string | null;
  chosen: PictureSize | null;
}
export type CoverFields = Record<ShowPicture, CoverField>;

/** What a cover says beneath it: the hint until one is there, or that it has the wrong shape. M-36, M-37. */
export type CoverProblem = 'cover_landscape' | 'cover_portrait' | 'cover_ratio';
export type CoverProblems = Partial<Record<ShowPicture, CoverProblem>>;

/** Past covers belong to a show that is yet to be, and are asked for once. M-39, AMB-158. */
function isAsked(picture: ShowPicture, { mode, show_type }: CoverMoment): boolean {
  const isPast = picture === 'image1' || picture === 'image2';
  return !isPast || (mode === 'Add' && show_type === 'live');
}

interface CoverMoment extends Pick<ShowFields, 'show_type'> {
  mode: ShowFormMode;
}

/** All that is wrong with the covers; while anything is, the form is not sent: 'Cover is required'. M-33 to M-39. */
export function coverProblems(covers: CoverFields, moment: CoverMoment): CoverProblems {
  const problems: CoverProblems = {};
  for (const [name, { url, chosen }] of Object.entries(covers)) {
    const picture = name as ShowPicture;
    const ratio = coverRatio[picture];
    if (!isAsked(picture, moment)) continue;
    if (chosen && !hasRatio(chosen, ratio)) problems[picture] = 'cover_ratio';
    if (chosen || url) continue;
    problems[picture] = ratio === LANDSCAPE_RATIO ? 'cover_landscape' : 'cover_portrait';
  }
  return problems;
}

/** A code to begin with, from random bytes: 8 of 32 signs that are not mistaken for each other. M-30, AMB-159. */
export function defaultRedeemCode(random: Uint8Array): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(random.subarray(0, 8), (byte) => signs[byte % signs.length]).join('');
}

/** A form whose ticket type was chosen: `free` gets a code, all others lose theirs; what costs nothing costs 0. M-30, AMB-160. */
export function withTicketType(fields: ShowFields, ticket_type: TicketType, random: Uint8Array): ShowFields {
  const redeem_code = ticket_type === 'free' ? fields.redeem_code || defaultRedeemCode(random) : '';
  const ticket_price = isPriced(ticket_type) ? fields.ticket_price : '0';
  return { ...fields, ticket_type, redeem_code, ticket_price };
}

/** A show as its form begins. M-51, M-65. */
export function showFields(show: Show): ShowFields {
  const { sale_opens_at, redeem_code, duration } = show;
  return {
    name: show.name,
    show_type: showTypeOf(show.video_status),
    room_category_id: String(show.room_category_id),
    description: show.description ?? '',
    location: show.location ?? '',
    ticket_type: show.ticket_type,
    ticket_price: String(show.ticket_price),
    ticket_quota: String(show.ticket_quota),
    redeem_code: show.ticket_type === 'free' ? (redeem_code ?? '') : '',
    start_date: wibDay(show.start_date),
    start_time: formatTime(show.start_time),
    duration: duration ? String(duration) : '',
    is360: show.is360 === 1,
    islive: show.islive === 1,
    show_left_ticket: show.show_left_ticket === 1,
    watermark: show.watermark === 1,
    sale_opens_at:
      sale_opens_at === null ? '' : `${wibDay(sale_opens_at)}T${formatTime(timeOfDay(sale_opens_at))}`,
    slow_mode: '',
  };
}

export interface ShowSender {
  userId: Show['user_id'];
  /** The show that is changed; none for a new one. */
  show?: Pick<Show, 'video_status' | 'status' | 'count_viewer'> | undefined;
}

/**
 * The text fields of a show's multipart form, named to the letter. M-45, M-52, M-53, M-57, AMB-155, AMB-156.
 * @example showFormEntries(fields, { userId: 7 }).name
 */
export function showFormEntries(fields: ShowFields, { userId, show }: ShowSender): Record<string, string> {
  const type = fields.show_type || 'live';
  const isRadio = type === 'radioFest';
  const status = show?.video_status ?? firstStatus[type];
  return {
    name: fields.name.trim(),
    ...(show && { videoStatus: status }),
    videostatus: status,
    status: show?.status ?? status,
    ticketprice: isPriced(fields.ticket_type) ? fields.ticket_price.trim() : '0',
    tickettype: fields.ticket_type,
    ticketquota: fields.ticket_quota.trim(),
    redeemcode: isRadio ? 'WAITING_ROOM' : redeemCodeOf(fields.redeem_code),
    startdate: String(startOfDay(fields.start_date)),
    starttime: String(parseTime(fields.start_time)),
    videocreatedid: String(userId),
    userid: String(userId),
    roomcategoryid: fields.room_category_id,
    description: fields.description.trim(),
    countViewer: String(isRadio ? RADIO_FEST_VIEWER_COUNT : (show?.count_viewer ?? 0)),
    type: 'liveStream',
    is360: flag(fields.is360),
    islive: flag(fields.islive),
    showleftticket: flag(fields.show_left_ticket),
    ...ownEntries(fields, show !== undefined),
  };
}

const flag = (value: boolean) => (value ? '1' : '0');

/** What the documents' form does not have: of a new show only what was said. */
function ownEntries(fields: ShowFields, isEdit: boolean): Record<string, string> {
  const opens = saleOpening(fields);
  const entries = {
    location: fields.location.trim(),
    duration: fields.duration.trim(),
    watermark: fields.watermark || isEdit ? flag(fields.watermark) : '',
    saleopensat: opens === null ? '' : String(opens),
    slowms: fields.slow_mode === '' ? '' : String(Number(fields.slow_mode) * 1000),
  };
  return isEdit ? entries : Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
}
