import {
  type ChannelCategory,
  channelCategories,
  type PayWay,
  payWays,
  promoTypes,
  SHOW_NAME_LENGTH,
  ticketTypes,
  videoStatuses,
} from '@panggung/core';
import { EmailSchema, LinkSchema } from '@panggung/core/contract';
import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must not be negative'));
const flag = v.picklist([0, 1]);
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be like 'senja-di-braga'"));

/** A file of images/, or an address that starts with https. Nothing else ever becomes a URL on a page. */
const picture = v.pipe(
  v.string(),
  v.regex(
    /^(?:[a-z0-9][\w-]*\.(?:svg|png|jpe?g|webp|avif)|https:\/\/[^\s"'<>\\]+)$/i,
    'must be a file of images/ (svg, png, jpg, webp, avif) or start with https://',
  ),
);
/** A file of videos/, or an address that starts with https. */
const clip = v.pipe(
  v.string(),
  v.regex(
    /^(?:[a-z0-9][\w-]*\.mp4|https:\/\/[^\s"'<>\\]+)$/i,
    'must be a file of videos/ (mp4) or start with https://',
  ),
);
/** One text, or its paragraphs. */
const prose = v.union([
  words,
  v.pipe(
    v.array(words),
    v.transform((paragraphs) => paragraphs.join('\n\n')),
  ),
]);

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be like '19:30'"));
const starts = v.union(
  [
    v.strictObject({ day: v.pipe(v.number(), v.integer()), time }),
    v.strictObject({ date: v.pipe(v.string(), v.isoDate("must be like '2026-12-24'")), time }),
  ],
  "must be { day, time } (days from the day of loading) or { date, time }, time like '19:30' in WIB",
);
export type Starts = v.InferOutput<typeof starts>;

const CreatorSchema = v.strictObject({
  id: slug,
  name: words,
  email: EmailSchema,
  photo: v.optional(picture),
});
export const CategoryEntrySchema = v.strictObject({ name: words, icon: v.optional(picture) });

const ShowEntrySchema = v.pipe(
  v.strictObject({
    slug,
    name: v.pipe(words, v.maxLength(SHOW_NAME_LENGTH, `must have at most ${SHOW_NAME_LENGTH} characters`)),
    creator: slug,
    category: words,
    promo_title: v.optional(words),
    location: v.optional(words),
    description: prose,
    video_status: v.picklist(videoStatuses),
    starts,
    /** Before this nothing is sold, and whoever comes stands in line; absent, the sale is open and keeps none. AMB-198. */
    sale_opens: v.optional(starts),
    /** In minutes. */
    duration: v.optional(count, 0),
    ticket_type: v.picklist(ticketTypes),
    ticket_price: count,
    ticket_quota: count,
    /** Seats gone before the first sale here; counts only when the show is new. */
    ticket_sold: v.optional(count, 0),
    /** 1 hides how many are left. AMB-075. */
    show_left_ticket: v.optional(flag, 0),
    redeem_code: v.optional(words),
    islive: v.optional(flag, 1),
    is360: v.optional(flag, 0),
    /** 1: the order number moves over the picture. */
    watermark: v.optional(flag, 0),
    count_viewer: v.optional(count, 0),
    count_like: v.optional(count, 0),
    cover: v.optional(picture),
    poster: v.optional(picture),
    banner: v.optional(picture),
    /** Moves; shown instead of the cover while somebody points at it. AMB-092. */
    dynamic_cover: v.optional(picture),
    /** What a replay plays. */
    video: v.optional(clip),
  }),
  v.forward(
    v.check(
      ({ ticket_type, ticket_price }) => ticket_price === 0 || !ticket_type.startsWith('free'),
      'must be 0 for a free ticket',
    ),
    ['ticket_price'],
  ),
  v.forward(
    v.check(({ ticket_sold, ticket_quota }) => ticket_sold <= ticket_quota, 'must not exceed ticket_quota'),
    ['ticket_sold'],
  ),
  v.forward(
    v.check(
      ({ ticket_type, redeem_code }) => ticket_type !== 'free' || !!redeem_code,
      "must be given for ticket_type 'free'",
    ),
    ['redeem_code'],
  ),
);

const seconds = v.pipe(
  count,
  v.transform((amount) => amount * 1000),
);
const way = v.strictObject({ title: words, steps: v.pipe(v.array(words), v.nonEmpty('must have a step')) });

interface Channel {
  channel_code: string;
  channel_category: ChannelCategory;
  way?: PayWay | undefined;
  needs_phone?: boolean | undefined;
  can_refund?: boolean | undefined;
}

/** What a channel is, even where its entry was written before there was more than one way to pay. */
function channelOf({ channel_code, channel_category, way, needs_phone, can_refund }: Channel) {
  return {
    way: way ?? waysOfWallets[channel_code] ?? waysOfCategories[channel_category],
    needs_phone: needs_phone ?? (channel_code === 'OVO' || channel_code === 'LINKAJA'),
    can_refund: can_refund ?? channel_category === 'EWALLET',
  };
}

const waysOfWallets: Partial<Record<string, PayWay>> = { OVO: 'push', QRIS: 'qr' };
const waysOfCategories: Record<ChannelCategory, PayWay> = {
  VIRTUAL_ACCOUNT: 'number',
  RETAIL_OUTLET: 'code',
  EWALLET: 'redirect',
};

const PaymentTypeEntrySchema = v.pipe(
  v.strictObject({
    channel_code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]+$/, "must be like 'BCA'")),
    channel_category: v.picklist(channelCategories),
    name: words,
    description: v.optional(v.string(), ''),
    picture: v.optional(picture),
    is_enabled: v.boolean(),
    min_price: count,
    max_price: count,
    /** How one pays by it, whether it asks for a phone number, and whether money can go back the way it came. */
    way: v.optional(v.picklist(payWays)),
    needs_phone: v.optional(v.boolean()),
    can_refund: v.optional(v.boolean()),
    /** How long the buyer has, and how much longer the seat waits for money on its way, in seconds. */
    window: seconds,
    grace: seconds,
    /** Written out as plain text: a blank line between ways, each way's first line its heading. */
    instruction: v.pipe(
      v.array(way),
      v.transform((ways) => ways.map(({ title, steps }) => [title, ...steps].join('\n')).join('\n\n')),
    ),
  }),
  v.forward(
    v.check(({ min_price, max_price }) => min_price <= max_price, 'must not be below min_price'),
    ['max_price'],
  ),
  v.transform((entry) => ({ ...entry, ...channelOf(entry) })),
);

/** Where a banner or a promotion leads. */
const leads = {
  promo_type: v.optional(v.picklist(promoTypes)),
  link_url: v.optional(LinkSchema),
  /** A slug of shows.json. */
  show: v.optional(slug),
};

const BannerEntrySchema = v.strictObject({
  slug,
  name: words,
  description: v.optional(prose),
  image: picture,
  banner_type: v.optional(words, 'DETAIL'),
  ...leads,
  /** First and last moment it is shown; unset, at once and for good. */
  starts: v.optional(starts),
  ends: v.optional(starts),
});

const PromotionEntrySchema = v.strictObject({
  slug,
  title: words,
  description: v.optional(prose),
  image: v.optional(picture),
  ...leads,
});

const BadwordEntrySchema = v.strictObject({ name: words });

/** The files of a catalogue folder, each a JSON array of these. A file that is not there changes nothing. */
export const catalogueFiles = {
  'creators.json': CreatorSchema,
  'categories.json': CategoryEntrySchema,
  'shows.json': ShowEntrySchema,
  'payment-types.json': PaymentTypeEntrySchema,
  'banners.json': BannerEntrySchema,
  'promotions.json': PromotionEntrySchema,
  'badwords.json': BadwordEntrySchema,
} as const;

export type CatalogueFile = keyof typeof catalogueFiles;

/** A whole catalogue, checked. */
export interface Catalogue {
  creators: v.InferOutput<typeof CreatorSchema>[];
  categories: v.InferOutput<typeof CategoryEntrySchema>[];
  shows: v.InferOutput<typeof ShowEntrySchema>[];
  paymentTypes: v.InferOutput<typeof PaymentTypeEntrySchema>[];
  banners: v.InferOutput<typeof BannerEntrySchema>[];
  promotions: v.InferOutput<typeof PromotionEntrySchema>[];
  badwords: v.InferOutput<typeof BadwordEntrySchema>[];
}
