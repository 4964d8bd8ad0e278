import { RADIO_FEST_VIEWER_COUNT } from './constants.js';
import type { Show } from './contract/show.js';
import { startOfDay, wibDay } from './date.js';
import { redeemCodeOf } from './purchase.js';
import { isPriced, plainCount, type ShowFields, saleOpening } from './show-form.js';
import { formatTime, parseTime, timeOfDay } from './show-time.js';
import { firstStatus, showTypeOf } from './show-type.js';

/** A show as its form begins. M-51, M-65. */
export function showFields(show: Show): ShowFields {
  const { sale_opens_at, redeem_code, duration, slow_ms } = show;
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
    slow_mode: slow_ms ? String(Math.ceil(slow_ms / 1000)) : '',
    no_captions: false,
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
    ticketprice: isPriced(fields.ticket_type) ? plainCount(fields.ticket_price) : '0',
    tickettype: fields.ticket_type,
    ticketquota: plainCount(fields.ticket_quota),
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
    duration: plainCount(fields.duration),
    watermark: fields.watermark || isEdit ? flag(fields.watermark) : '',
    saleopensat: opens === null ? '' : String(opens),
    slowms: fields.slow_mode || isEdit ? String(Number(plainCount(fields.slow_mode)) * 1000) : '',
    ...(fields.no_captions && { nocaptions: '1' }),
  };
  return isEdit ? entries : Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
}
