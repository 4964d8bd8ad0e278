import * as v from 'valibot';
import { SHOW_MINUTES_MAX, SHOW_NAME_LENGTH, TICKET_PRICE_MAX, TICKET_QUOTA_MAX } from '../constants.js';
import { ticketTypes, videoStatuses } from '../show.js';
import { dayOf, timeOfDay } from '../show-time.js';
import { IdSchema } from './envelope.js';

const MS_OF_CENTURY = 3_155_760_000_000;

const whole = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => value !== '', 'must be a number'),
  v.check((value) => value === '' || /^-?\d+$/.test(String(value)), 'must be a whole number'),
  v.transform(Number),
  v.safeInteger('must be a whole number'),
);
const amount = v.pipe(whole, v.minValue(0, 'must not be less than 0'));
const instant = v.pipe(whole, v.minValue(-MS_OF_CENTURY), v.maxValue(MS_OF_CENTURY * 2));
/** Of any instant its day, as epoch ms of 00:00 WIB. AMB-081. */
const day = v.pipe(instant, v.transform(dayOf));
/** Of any instant its time of day, as epoch ms of 1970-01-01 HH:mm WIB. AMB-081. */
const time = v.pipe(instant, v.transform(timeOfDay));
/** `0`, `1`, `true` or `false`, as forms write it. */
const flag = v.pipe(
  v.union([v.picklist(['0', '1', 'true', 'false']), v.picklist([0, 1]), v.boolean()], 'must be 0 or 1'),
  v.transform((value): 0 | 1 => (['1', 'true', 1, true].includes(value) ? 1 : 0)),
);
/** What stands empty was not said. */
function unlessEmpty<S extends v.GenericSchema>(schema: S) {
  return v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );
}
const nameLength = 'The room video name annot be more than 50 characters and not less than 1 characters';

/**
 * The fields of a show's form, as it is created or changed. They travel as multipart form data; capitals and
 * underscores in their names count for nothing. Files of the same form: `image` (22/9), `verticalImage`, `image1` and
 * `image2` (4/5), `file` (mp4), `captions` (WebVTT). M-20 to M-53, AMB-156.
 */
export const ShowFormSchema = v.object({
  /** Sic: 'annot'. AMB-009. */
  name: v.pipe(
    v.string('Name is required'),
    v.trim(),
    v.nonEmpty('Name is required'),
    v.maxLength(SHOW_NAME_LENGTH, nameLength),
  ),
  /** Of a new show what it begins with; of an old one, what it is to be from now on. M-46 to M-50, M-57, AMB-152. */
  videostatus: v.picklist(videoStatuses, 'Show Type is required'),
  /** The server's own: read and passed over. */
  status: v.optional(v.string()),
  ticketprice: v.pipe(amount, v.maxValue(TICKET_PRICE_MAX, `must not be more than ${TICKET_PRICE_MAX}`)),
  tickettype: v.picklist(ticketTypes, 'Ticket Type is required'),
  ticketquota: v.pipe(amount, v.maxValue(TICKET_QUOTA_MAX, `must not be more than ${TICKET_QUOTA_MAX}`)),
  redeemcode: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(50)), ''),
  startdate: day,
  starttime: time,
  videocreatedid: unlessEmpty(IdSchema),
  userid: unlessEmpty(IdSchema),
  roomcategoryid: v.pipe(
    v.union([v.string(), v.number()], 'Show Category is required'),
    v.check((id) => id !== '', 'Show Category is required'),
  ),
  description: v.pipe(
    v.string('Description is required'),
    v.trim(),
    v.nonEmpty('Description is required'),
    v.maxLength(10_000),
  ),
  countviewer: unlessEmpty(amount),
  type: v.optional(v.literal('liveStream'), 'liveStream'),
  is360: v.optional(flag, 0),
  islive: v.optional(flag, 0),
  showleftticket: v.optional(flag, 0),
  /** Where it takes place, for those who go there. Ours. */
  location: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  /** How long it is planned to take, in minutes. Ours. */
  duration: unlessEmpty(v.pipe(amount, v.maxValue(SHOW_MINUTES_MAX))),
  /** The order number moves over the picture while it plays. Ours. */
  watermark: unlessEmpty(flag),
  /** When its sale opens to those in line, epoch ms; empty: no line is kept. Ours, AMB-198. */
  saleopensat: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      instant,
    ]),
  ),
  /** How long everybody but the host waits between two chat messages, in ms. Ours. */
  slowms: unlessEmpty(v.pipe(amount, v.maxValue(300_000))),
  /** 1: the show's captions go away, where the form brings no others. Ours. */
  nocaptions: v.optional(flag, 0),
  /** A video that was uploaded before, in the place of `file`. Ours. */
  uploadid: unlessEmpty(v.string()),
});
export type ShowForm = v.InferOutput<typeof ShowFormSchema>;

/** The files of a show's form. M-52. */
export const showPictures = ['image', 'verticalImage', 'image1', 'image2'] as const;
export type ShowPicture = (typeof showPictures)[number];

const reason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)));

/** Why a show is called off, as those are told who have a ticket. Ours. */
export const CancellationWishSchema = v.object({ reason });

/** What a cancelled show leaves behind. Money in rupiah. Ours. */
export const CancellationSchema = v.object({
  id: IdSchema,
  /** Tickets that are worth nothing any more, and orders that were never paid. */
  tickets: v.number(),
  orders: v.number(),
  /** What is owed back in all. */
  owed: v.number(),
});
export type Cancellation = v.InferOutput<typeof CancellationSchema>;

/** Another time for a show. Ours. */
export const PostponementWishSchema = v.object({
  start_date: day,
  start_time: time,
  reason,
});

/** What a show that was put off means to those who have a ticket. Times in epoch ms. Ours. */
export const PostponementSchema = v.object({
  id: IdSchema,
  start_date: v.number(),
  start_time: v.number(),
  /** Tickets whose owners were told. */
  tickets: v.number(),
  /** Until when they may give their tickets back for the money. */
  return_until: v.number(),
});
export type Postponement = v.InferOutput<typeof PostponementSchema>;
