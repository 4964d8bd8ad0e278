import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Show } from './contract/show.js';
import { showPictures } from './contract/show-write.js';
import { startOfDay } from './date.js';
import { showFormMessages } from './messages/show-form.js';
import { type CoverFields, coverProblems } from './show-cover.js';
import {
  movesSold,
  newShowFields,
  type ShowBefore,
  type ShowFields,
  type ShowFormMoment,
  showFormProblems,
  showsVideo,
  withTicketType,
} from './show-form.js';
import { showFields, showFormEntries } from './show-form-entries.js';
import { dayOf, formatTime, parseTime, timeOfDay } from './show-time.js';
import { firstStatus, showTypeOf, showTypes } from './show-type.js';

/** 21 November 2026, 23:30 WIB. */
const now = Date.parse('2026-11-21T16:30:00Z');
const good: ShowFields = {
  ...newShowFields,
  name: 'Malam Tepi Laut',
  show_type: 'live',
  room_category_id: '3',
  description: 'Musik di pantai',
  ticket_type: 'fixed',
  ticket_price: '150000',
  start_date: '2026-11-28',
  start_time: '19:30',
};
/** A show 40 of whose tickets are taken, as {@link good} says it. */
const sold = {
  ticket_quota: 100,
  ticket_left: 60,
  ticket_type: 'fixed',
  start_date: startOfDay(good.start_date),
  start_time: parseTime(good.start_time),
  video_status: 'WAITING',
} satisfies ShowBefore;
const problemsOf = (changes: Partial<ShowFields>, moment: Partial<ShowFormMoment> = {}) =>
  showFormProblems({ ...good, ...changes }, { mode: 'Add', now, ...moment });

describe('the form of a show', () => {
  test('that is filled in has no problems; a new one says what is missing, in the documents’ words', () => {
    expect(problemsOf({})).toEqual({});
    const problems = showFormProblems(newShowFields, { mode: 'Add', now });
    const said = Object.values(problems).map((problem) => showFormMessages.default[problem]);
    expect(said).toEqual(
      expect.arrayContaining([
        'Name is required',
        'Show Category is required',
        'Show Type is required',
        'Description is required',
        'Ticket Type is required',
      ]),
    );
  });

  test('speaks of covers, codes, videos and failures in the documents’ words', () => {
    expect(showFormMessages.default).toMatchObject({
      name_length: 'The room video name annot be more than 50 characters and not less than 1 characters',
      redeem_code_required: 'Redeem Code is Required',
      cover_landscape: 'Image with 22/9 aspect ratio',
      cover_portrait: 'Image with 4/5 aspect ratio',
      cover_ratio: 'Aspect ratio does not match',
      cover_required: 'Cover is required',
      video_type: 'Invalid file type. Only Video Allowed',
      add_failed: 'Failed Add Show',
      update_failed: 'Failed Update Show',
    });
  });

  test('takes a name of 1 to 50 characters', () => {
    expect(problemsOf({ name: 'a'.repeat(50) })).toEqual({});
    expect(problemsOf({ name: 'a'.repeat(51) })).toEqual({ name: 'name_length' });
    expect(problemsOf({ name: '  ' })).toEqual({ name: 'name_required' });
  });

  test.each(['-1', '1.5', '1.5000', '75,000', 'gratis', ''])('takes no price or quota of %j', (text) => {
    expect(problemsOf({ ticket_price: text })).toEqual({ ticket_price: 'price_number' });
    expect(problemsOf({ ticket_quota: text })).toEqual({ ticket_quota: 'quota_number' });
  });

  test('takes a price as people write it, and sends the number', () => {
    const typed = { ticket_price: ' 1.250.000', ticket_quota: '1.000', duration: '1.440' };
    expect(problemsOf(typed)).toEqual({});
    expect(showFormEntries({ ...good, ...typed }, { userId: 7 })).toMatchObject({
      ticketprice: '1250000',
      ticketquota: '1000',
      duration: '1440',
    });
  });

  test('takes a million seats, a milliard rupiah and a week at most', () => {
    const most = { ticket_quota: '1000000', ticket_price: '1000000000', duration: '10080' };
    expect(problemsOf(most)).toEqual({});
    const more = { ticket_quota: '1000001', ticket_price: '1000000001', duration: '10081' };
    expect(problemsOf(more)).toEqual({
      ticket_quota: 'quota_number',
      ticket_price: 'price_number',
      duration: 'duration_number',
    });
  });

  test('keeps the type of tickets that are taken, and lets their show start from now on alone', () => {
    const today = { start_date: '2026-11-21', start_time: '23:29' };
    const edit = { mode: 'Edit', show: sold } as const;
    expect(problemsOf({}, edit)).toEqual({});
    expect(problemsOf({ ticket_type: 'flexible' }, edit)).toEqual({ ticket_type: 'ticket_type_sold' });
    expect(problemsOf(today, edit)).toEqual({ start_time: 'time_past' });
    expect(problemsOf({ ...today, start_time: '23:31' }, edit)).toEqual({});
    const unsold = { mode: 'Edit', show: { ...sold, ticket_left: 100 } } as const;
    expect(problemsOf({ ...today, ticket_type: 'flexible' }, unsold)).toEqual({});
  });

  test('moves who has a ticket when another start is saved of a show still ahead', () => {
    const later = { ...good, start_time: '20:00' };
    expect(movesSold(good, sold)).toBe(false);
    expect(movesSold(later, sold)).toBe(true);
    expect(movesSold({ ...good, start_date: '2026-11-29' }, sold)).toBe(true);
    expect(movesSold({ ...good, start_date: '' }, sold)).toBe(false);
    expect(movesSold(later, { ...sold, ticket_left: 100 })).toBe(false);
    expect(movesSold(later, { ...sold, video_status: 'ENDED' })).toBe(false);
    expect(movesSold(later, undefined)).toBe(false);
  });

  test('takes no fewer seats than are taken already', () => {
    const show = { ...sold, ticket_quota: 100, ticket_left: 60 };
    expect(problemsOf({ ticket_quota: '40' }, { mode: 'Edit', show })).toEqual({});
    expect(problemsOf({ ticket_quota: '39' }, { mode: 'Edit', show })).toEqual({
      ticket_quota: 'quota_sold',
    });
  });

  test('begins today in Jakarta at the earliest; an old show keeps its day', () => {
    expect(problemsOf({ start_date: '2026-11-21' })).toEqual({});
    expect(problemsOf({ start_date: '2026-11-20' })).toEqual({ start_date: 'date_past' });
    const show = { ...sold, ticket_left: 100, start_date: Date.parse('2026-11-19T17:00:00Z') };
    expect(problemsOf({ start_date: '2026-11-20' }, { mode: 'Edit', show })).toEqual({});
  });

  test('starts at a time of 24 hours', () => {
    expect(problemsOf({ start_time: '23:30' })).toEqual({});
    expect(problemsOf({ start_time: '' })).toEqual({ start_time: 'time_required' });
    expect(problemsOf({ start_time: '25:00' })).toEqual({ start_time: 'time_wrong' });
  });

  test('opens its sale before it starts, if at a time at all', () => {
    expect(problemsOf({ sale_opens_at: '2026-11-28T19:29' })).toEqual({});
    expect(problemsOf({ sale_opens_at: '2026-11-28T19:30' })).toEqual({ sale_opens_at: 'sale_late' });
    expect(problemsOf({ sale_opens_at: 'besok' })).toEqual({ sale_opens_at: 'sale_late' });
  });

  test('needs a code where a ticket is had by one, and offers the first one by itself', () => {
    const random = new Uint8Array(8).map((_, at) => at * 31);
    const free = withTicketType(good, 'free', random);
    expect(free.redeem_code).toMatch(/^[A-Z2-9]{8}$/);
    expect(problemsOf({ ...free, redeem_code: '' })).toEqual({ redeem_code: 'redeem_code_required' });
    expect(withTicketType(free, 'flexible', random).redeem_code).toBe('');
    expect(withTicketType({ ...free, redeem_code: 'OMBAK' }, 'free', random).redeem_code).toBe('OMBAK');
  });
});

test('the video is asked for by the letter of its rule', () => {
  const asked = (mode: 'Add' | 'Edit', islive: boolean) =>
    showTypes.filter((show_type) => showsVideo({ show_type, islive }, mode));
  expect(asked('Add', true)).toEqual(['waitingRoom', 'radioFest', 'musicVideo', 'ended']);
  expect(asked('Add', false)).toEqual([...showTypes]);
  expect(asked('Edit', true)).toEqual([]);
  expect(asked('Edit', false)).toEqual(['live']);
});

describe('the covers', () => {
  const none: CoverFields = Object.fromEntries(
    showPictures.map((picture) => [picture, { url: null, chosen: null }]),
  ) as CoverFields;
  const chosen = (width: number, height: number) => ({ url: null, chosen: { width, height } });

  test('begin with their hints; past covers are asked for only of a new live show', () => {
    expect(coverProblems(none, { mode: 'Add', show_type: 'live' })).toEqual({
      image: 'cover_landscape',
      verticalImage: 'cover_portrait',
      image1: 'cover_portrait',
      image2: 'cover_portrait',
    });
    for (const moment of [
      { mode: 'Add', show_type: 'ended' },
      { mode: 'Edit', show_type: 'live' },
    ] as const) {
      expect(Object.keys(coverProblems(none, moment))).toEqual(['image', 'verticalImage']);
    }
  });

  test('have the ratios of the documents, to two decimals', () => {
    const right = { ...none, image: chosen(2200, 900), verticalImage: chosen(800, 1000) };
    expect(coverProblems(right, { mode: 'Edit', show_type: 'live' })).toEqual({});
    const wrong = { ...right, image: chosen(1600, 900), image1: chosen(500, 500) };
    expect(coverProblems(wrong, { mode: 'Add', show_type: 'live' })).toMatchObject({
      image: 'cover_ratio',
      image1: 'cover_ratio',
    });
  });

  test('of an edited show stand as they are', () => {
    const kept = { url: '/media/a.jpg', chosen: null };
    const edited = { ...none, image: kept, verticalImage: kept };
    expect(coverProblems(edited, { mode: 'Edit', show_type: 'live' })).toEqual({});
  });
});

describe('what the form sends', () => {
  const documented = (
    'name videostatus status ticketprice tickettype ticketquota redeemcode startdate starttime videocreatedid userid ' +
    'roomcategoryid description countViewer type is360 islive showleftticket'
  ).split(' ');

  test('of a new show is exactly what the documents list', () => {
    const entries = showFormEntries(good, { userId: 7 });
    expect(Object.keys(entries).sort()).toEqual([...documented].sort());
    expect(entries).toMatchObject({
      videostatus: 'WAITING',
      status: 'WAITING',
      startdate: String(Date.parse('2026-11-27T17:00:00Z')),
      starttime: String(Date.parse('1970-01-01T12:30:00Z')),
      type: 'liveStream',
      countViewer: '0',
    });
  });

  test('a radio fest has 300 viewers and the documents’ code; nothing else has', () => {
    for (const show_type of showTypes) {
      const { countViewer, redeemcode } = showFormEntries({ ...good, show_type }, { userId: 7 });
      expect([countViewer, redeemcode]).toEqual(
        show_type === 'radioFest' ? ['300', 'WAITING_ROOM'] : ['0', ''],
      );
    }
  });

  test('of an edited show keeps its status, under both names', () => {
    const show = { video_status: 'LIVE', status: 'WAITING', count_viewer: 12 } as const;
    expect(showFormEntries(good, { userId: 7, show })).toMatchObject({
      videoStatus: 'LIVE',
      videostatus: 'LIVE',
      status: 'WAITING',
      countViewer: '12',
    });
  });

  test('writes the code in capitals, and no price where none is paid', () => {
    const free = { ...good, ticket_type: 'free', redeem_code: ' ombak7 ' } as const;
    expect(showFormEntries(free, { userId: 7 })).toMatchObject({ redeemcode: 'OMBAK7', ticketprice: '0' });
    const paid = withTicketType(free, 'fixed', new Uint8Array(8));
    expect(showFormEntries(paid, { userId: 7 })).toMatchObject({ redeemcode: '', ticketprice: '150000' });
  });
});

test('a show is edited as the type its status says, with the fields it has', () => {
  for (const show_type of showTypes) expect(showTypeOf(firstStatus[show_type])).toBe(show_type);
  expect(showTypeOf('LIVE')).toBe('live');
  const show = {
    ...{ name: 'Malam Tepi Laut', description: null, location: null, room_category_id: 3, duration: 0 },
    ...{ ticket_type: 'fixed', ticket_price: 150_000, ticket_quota: 100, redeem_code: null },
    ...{ start_date: Date.parse('2026-11-27T17:00:00Z'), start_time: parseTime('19:30') },
    ...{ video_status: 'WAITING', is360: 0, islive: 1, show_left_ticket: 0, watermark: 0 },
    sale_opens_at: Date.parse('2026-11-22T03:00:00Z'),
    slow_ms: 5000,
  } as unknown as Show;
  expect(showFields(show)).toMatchObject({
    show_type: 'live',
    start_date: '2026-11-28',
    start_time: '19:30',
    sale_opens_at: '2026-11-22T10:00',
    slow_mode: '5',
    islive: true,
    description: '',
  });
});

describe('a time of a show', () => {
  test('of any instant is its day and its time of day in Jakarta', () => {
    const instants = fc.integer({ min: Date.parse('1970-01-01'), max: Date.parse('2100-01-01') });
    fc.assert(
      fc.property(instants, (instant) => dayOf(instant) + timeOfDay(instant) + 25_200_000 === instant),
    );
    expect(timeOfDay(Date.parse('2026-11-21T23:30:00+07:00'))).toBe(parseTime('23:30'));
  });

  test('is written and read in 24 hours', () => {
    expect(formatTime(parseTime('23:30'))).toBe('23:30');
    expect(parseTime('00:00')).toBe(-25_200_000);
    for (const text of ['24:00', '7:30', '', '19:60']) expect(parseTime(text)).toBeNaN();
  });
});
