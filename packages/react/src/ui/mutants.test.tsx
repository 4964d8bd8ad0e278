import { getOwnTicket, getPanggung } from '@panggung/client';
import type { Banner, Comment, Notification, Show } from '@panggung/core';
import {
  AdmissionRollSchema,
  BannerSchema,
  CommentSchema,
  NotificationSchema,
  PaymentSchema,
  ShowSchema,
} from '@panggung/core/contract';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hybridsOf, type RecordSchema } from '../../../../tests/mutants.js';
import { Banners } from '../banners/index.js';
import { BuyButton } from '../buy-button/index.js';
import { Comments } from '../comments/index.js';
import { DoorCheck } from '../door-check/index.js';
import { Notifications } from '../notifications/index.js';
import { Search } from '../search/index.js';
import { SearchResults } from '../search-results/index.js';
import { ShowCard } from '../show-card/index.js';
import { ShowDetail } from '../show-detail/index.js';
import { ShowGrid } from '../show-grid/index.js';
import { ShowRail } from '../show-rail/index.js';
import { UpcomingShow } from '../upcoming-show/index.js';
import { type Crowd, crowdOf, expectPages, expectUnharmed, listenForErrors } from './mutants.fixture.js';
import { backstage, stage } from './stage.fixture.js';

const stand = backstage();
listenForErrors();

const SHOWS = '/api/v1/room/video';
const BANNERS = '/api/v1/banner';

async function showCrowd(fields: Partial<Show> = {}) {
  const show = await stand.api.addShow({ location: 'Makassar', description: 'Dua babak.' });
  const sound: Show = { ...show, url_cover: '/api/v1/cover.svg', promo_title: 'Tur', ...fields };
  return crowdOf({ schema: ShowSchema, sound, namedBy: 'name' });
}

async function bannerCrowd() {
  const sound: Banner = {
    id: 1,
    name: 'Pekan lakon',
    date_time: Date.now(),
    description: 'Tujuh malam, tujuh panggung.',
    url_image: '/api/v1/banner.svg',
    status: 'ACTIVE',
    user_id: 1,
    start_date: Date.now(),
    end_date: Date.now(),
    room_video_id: 7,
    promo_type: 'LINK',
    link_url: 'https://sanggar.example/',
    banner_type: 'OTHER',
  };
  return crowdOf({ schema: BannerSchema, sound, namedBy: 'name' });
}

async function commentCrowd() {
  const sound: Comment = {
    id: 1,
    user_id: 2,
    room_video_id: 3,
    full_name: 'Sekar',
    url_photo: '/api/v1/photo.svg',
    comment: 'Sampai jumpa.',
    created_at: Date.now(),
  };
  return crowdOf({ schema: CommentSchema, sound, namedBy: 'full_name' });
}

async function notificationCrowd() {
  const sound: Notification = {
    id: 1,
    type: 'show',
    title: 'Segera mulai',
    description: 'Malam Tepi Laut.',
    created_at: Date.now(),
    room_video_id: 3,
    promotion_id: 4,
  };
  return crowdOf({ schema: NotificationSchema, sound, namedBy: 'title' });
}

/** Somebody signs in at the widgets of this test. */
async function enter() {
  localStorage.clear();
  const { user } = await stand.api.signIn();
  const panggung = getPanggung(stand.settings);
  await panggung.session.signIn(user);
  return { panggung, user };
}

interface Strange {
  crowd: () => Promise<Crowd>;
  /** Where the records are asked for. */
  path: string;
  draw: () => ReactNode;
  /** What each is drawn as. */
  item: string;
  /** @default the narrowest page */
  width?: number;
  /** @default a guest looks */
  isSignedIn?: boolean;
}

/** Rails draw only what is in sight: here all of it is. */
const SIGHT = 200_000;

const lists: Record<string, Strange> = {
  'a grid of shows': {
    crowd: showCrowd,
    path: SHOWS,
    draw: () => <ShowGrid {...stand.settings} limit={1000} />,
    item: 'li',
  },
  'a rail of shows on air': {
    crowd: () => showCrowd({ video_status: 'LIVE', count_viewer: 12 }),
    path: SHOWS,
    draw: () => <ShowRail {...stand.settings} section="live" loading="eager" />,
    item: 'li',
    width: SIGHT,
  },
  'what a search found': {
    crowd: showCrowd,
    path: SHOWS,
    draw: () => <SearchResults {...stand.settings} q="malam" />,
    item: 'li',
  },
  'a list of banners': {
    crowd: bannerCrowd,
    path: BANNERS,
    draw: () => <Banners {...stand.settings} view="list" />,
    item: 'li',
  },
  'a carousel of banners': {
    crowd: bannerCrowd,
    path: BANNERS,
    draw: () => <Banners {...stand.settings} view="carousel" />,
    item: '.panggung-banners__caption',
  },
  'the comments under a show': {
    crowd: commentCrowd,
    path: '/api/v1/room-comment',
    draw: () => <Comments {...stand.settings} show={1} />,
    item: 'li',
  },
  'what a person is told': {
    crowd: notificationCrowd,
    path: '/api/v1/notification',
    draw: () => <Notifications {...stand.settings} />,
    item: 'li',
    isSignedIn: true,
  },
};

it.each(Object.entries(lists))('%s bears records that are wrong in any one field', async (_, list) => {
  const crowd = await list.crowd();
  if (list.isSignedIn) await enter();
  stand.network = async (url, request) =>
    url.pathname === list.path
      ? Response.json({ data: crowd.data, page: { total_page: 1 } })
      : stand.api.fetch(request);
  const { place } = stage(list.draw(), { width: list.width ?? 320 });
  await expect.poll(() => place.innerHTML).toContain('(Last)');
  expectUnharmed(place, crowd, list.item);
});

interface StrangePage {
  schema: RecordSchema;
  draw: (id: string) => ReactNode;
}

const pages: Record<string, StrangePage> = {
  'a show': { schema: ShowSchema, draw: (show) => <ShowDetail {...stand.settings} show={show} /> },
  'a show as a card': { schema: ShowSchema, draw: (show) => <ShowCard {...stand.settings} show={show} /> },
  'a show for sale': { schema: ShowSchema, draw: (show) => <BuyButton {...stand.settings} show={show} /> },
  'a banner': {
    schema: BannerSchema,
    draw: (banner) => <Banners {...stand.settings} view="detail" banner={banner} />,
  },
};

it.each(Object.entries(pages))(
  'the page of %s bears a record that is wrong in every field',
  async (_, subject) => {
    const records = new Map(hybridsOf(subject.schema).map((record, at) => [`hybrid-${at}`, record]));
    stand.network = async ({ pathname }) =>
      Response.json({ data: records.get(pathname.split('/').at(-1) ?? '') ?? { count: 3 } });
    const drawn = [...records.keys()].map((id) => (
      <div className="page" key={id}>
        {subject.draw(id)}
      </div>
    ));
    const { place } = stage(drawn, { width: 320 });
    const answered = () => place.querySelectorAll('.page:has([part~=name], [role=alert])');
    await expect.poll(() => answered()).toHaveLength(records.size);
    // Buttons come later than what is around them.
    await expect.poll(() => place.querySelectorAll('.panggung-skeleton')).toHaveLength(0);
    expectPages(place, '.page');
  },
);

it('the own next show bears a ticket that is wrong in every field', async () => {
  const { panggung, user } = await enter();
  const tickets = hybridsOf(PaymentSchema);
  stand.network = async ({ pathname }, request) =>
    pathname.startsWith('/api/v1/payment/user/')
      ? Response.json({ data: tickets.pop() })
      : stand.api.fetch(request);
  const { place } = stage(<UpcomingShow {...stand.settings} />, { width: 320 });
  const { reload } = getOwnTicket(panggung, user.user_id);
  await expect.poll(() => place.querySelector('a')).not.toBeNull();
  while (tickets.length > 0) {
    await reload();
    await new Promise(requestAnimationFrame);
    expectPages(place, '.panggung-upcoming-show');
  }
});

it('the door of a show bears a list of tickets that is wrong in every field', async () => {
  await enter();
  const rolls = new Map(hybridsOf(AdmissionRollSchema).map((roll, at) => [`hybrid-${at}`, roll]));
  stand.network = async ({ pathname }, request) => {
    const roll = rolls.get(pathname.split('/').at(-1) ?? '');
    return roll ? Response.json({ data: roll }) : stand.api.fetch(request);
  };
  const drawn = [...rolls.keys()].map((show) => (
    <div className="page" key={show}>
      <DoorCheck {...stand.settings} show={show} />
    </div>
  ));
  const { place } = stage(drawn, { width: 320 });
  // One whose tickets are no list says that it could not be loaded.
  const isOpen = (page: Element) => page.querySelector('[data-state=ready], [data-state=failed]') !== null;
  const open = () => [...place.querySelectorAll('.page')].filter(isOpen);
  await expect.poll(open).toHaveLength(rolls.size);
  for (const field of place.querySelectorAll('input')) {
    await userEvent.fill(field, 'K7M2Q9X4TZ');
    await userEvent.keyboard('{Enter}');
  }
  const verdicts = () => place.querySelectorAll('.panggung-door-check__verdict');
  await expect.poll(() => verdicts().length).toBeGreaterThan(0);
  expectPages(place, '.page', isOpen);
});

it('a search field bears suggestions that are wrong in any one field', async () => {
  const crowd = await showCrowd();
  stand.network = async () => Response.json({ data: crowd.data, page: { total_page: 1 } });
  const { place } = stage(<Search {...stand.settings} />, { width: 320 });
  await userEvent.fill(page.getByRole('combobox'), 'malam');
  await expect.poll(() => place.innerHTML).toContain('(Last)');
  expectUnharmed(place, crowd, '[role=option]');
});
