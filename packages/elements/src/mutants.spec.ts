import type { Show } from '@panggung/core';
import {
  AdmissionRollSchema,
  BannerSchema,
  CommentSchema,
  PaymentSchema,
  ShowSchema,
} from '@panggung/core/contract';
import type { Page } from '@playwright/test';
import { hybridsOf, mutantsOf, nonsense, type RecordSchema } from '../../../tests/mutants.js';
import { expect, type Partner, test } from './partner.fixture.js';

interface ListRow {
  tag: string;
  path: string;
  schema: RecordSchema;
  namedBy: string;
  /** Only who signed in sees any; theirs is what is spoiled. @default a show */
  ofPerson?: boolean;
}

/** What a tag asks for, of what kind that is, and how it shows one of it. */
const lists: Record<string, ListRow> = {
  'a grid': {
    tag: '<panggung-show-grid limit="999"></panggung-show-grid>',
    path: 'room/video',
    schema: ShowSchema,
    namedBy: 'name',
  },
  'search results': {
    tag: '<panggung-search-results q="malam"></panggung-search-results>',
    path: 'room/video',
    schema: ShowSchema,
    namedBy: 'name',
  },
  'a list of banners': {
    tag: '<panggung-banners view="list"></panggung-banners>',
    path: 'banner',
    schema: BannerSchema,
    namedBy: 'name',
  },
  comments: {
    tag: '<panggung-comments show="1"></panggung-comments>',
    path: 'room-comment',
    schema: CommentSchema,
    namedBy: 'full_name',
  },
  'a wallet': {
    tag: '<panggung-ticket-wallet></panggung-ticket-wallet>',
    path: 'payment',
    schema: PaymentSchema,
    namedBy: 'video_name',
    ofPerson: true,
  },
};

async function firstShow({ apiUrl, shows }: Partner): Promise<Show> {
  const reply = await fetch(`${apiUrl}/api/v1/room/video/${shows[0]}`);
  return (await reply.json()).data;
}

for (const [name, { tag, path, schema, namedBy, ofPerson }] of Object.entries(lists))
  test(`${name} on a partner's page bears records that are wrong in any one field`, async ({
    partner,
    page,
  }) => {
    const { apiUrl, open, errors } = partner;
    const sample = ofPerson ? await (await partner.signIn()).take() : await firstShow(partner);
    const mutants = mutantsOf(schema, sample).map(({ record, field }, place) => ({
      ...record,
      ...(field !== 'id' && { id: `m${place}` }),
    }));
    const last = { ...sample, id: 'last', [namedBy]: 'The last one' };
    await page.route(`${apiUrl}/api/v1/${path}?*`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { data: [...mutants, null, last], page: { total_page: 1 } },
      }),
    );
    await open(tag);
    // The first of all tests with a cold server and hundreds of cards: it takes a while.
    await expect(page.getByText('The last one').first()).toBeVisible();
    const sound = mutants.filter(({ id }) => String(id).startsWith('m'));
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(sound.length);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isHarmed'))).toBe(false);
  });

/** Answers for the API, to a page of another origin. */
const answer = (json: object) => ({ headers: { 'access-control-allow-origin': '*' }, json });

/** Fails where a page harmed whoever looks, or says what nobody should read. */
async function expectUnharmed(page: Page, widgets: string, errors: string[]): Promise<void> {
  const texts = await page.locator(widgets).allInnerTexts();
  expect(texts.filter((text) => nonsense.test(text))).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isHarmed'))).toBe(false);
}

interface PageRow {
  /** By which attribute it is told what to show. */
  attribute: 'show' | 'ticket';
  /** Where that is asked for. @default a show, or a ticket */
  ask?: keyof typeof asks;
  schema: RecordSchema;
  /** How the API answers with one. */
  answerWith: (record: object) => object;
  /** For guests it is always the same. */
  ofPerson?: boolean;
}

const ofShow = { attribute: 'show', schema: ShowSchema, answerWith: (data) => ({ data }) } satisfies PageRow;

const pages: Record<string, PageRow> = {
  'panggung-checkout': ofShow,
  'panggung-waiting-list': ofShow,
  'panggung-sale-queue': ofShow,
  'panggung-gift-ticket': { ...ofShow, ofPerson: true },
  'panggung-door-check': { ...ofShow, ask: 'door', schema: AdmissionRollSchema, ofPerson: true },
  'panggung-ticket-wallet': {
    attribute: 'ticket',
    schema: PaymentSchema,
    answerWith: (record) => ({ data: [record], page: { total_page: 1 } }),
    ofPerson: true,
  },
};

const lastOf = (url: URL) => url.pathname.split('/').at(-1);

/** Where a show is asked for by its address, a ticket by a query. */
const asks = {
  show: { path: 'room/video/hybrid-*', idOf: lastOf },
  door: { path: 'admission/hybrid-*', idOf: lastOf },
  ticket: { path: 'payment?*', idOf: (url: URL) => url.searchParams.get('id') },
};

/** Widgets that wait for nothing any more. */
const isDrawn = '.panggung[data-state]:not([data-state=loading], [data-state=entering])';

for (const [tag, { attribute, ask = attribute, schema, answerWith, ofPerson }] of Object.entries(pages))
  test(`<${tag}> on a partner's page bears a ${attribute} that is wrong in every field`, async ({
    partner,
    page,
  }) => {
    const { apiUrl, open, errors } = partner;
    const { path, idOf } = asks[ask];
    const records = hybridsOf(schema).map((record, at) => ({ ...record, id: `hybrid-${at}` }));
    await page.route(`${apiUrl}/api/v1/${path}`, (route) => {
      const id = idOf(new URL(route.request().url()));
      return route.fulfill(answer(answerWith(records.find((record) => record.id === id) ?? {})));
    });
    if (ofPerson) await partner.signIn();
    await open('<main></main>');
    await page.evaluate(
      ([tag, attribute, ids]) => {
        for (const id of ids) {
          const element = document.createElement(tag);
          element.setAttribute(attribute, id);
          document.querySelector('main')?.append(element);
        }
      },
      [tag, attribute, records.map(({ id }) => id)] as const,
    );
    const drawn = page.locator(tag).filter({ has: page.locator(isDrawn) });
    await expect(drawn).toHaveCount(records.length);
    await expectUnharmed(page, `${tag} .panggung`, errors);
  });
