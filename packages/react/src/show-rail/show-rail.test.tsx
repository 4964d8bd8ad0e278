import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { ShowRail, type ShowRailProps } from './index.js';

const stand = backstage();
// A row stands where it was left on the same page.
beforeEach(() => sessionStorage.clear());

const rail = (props: ShowRailProps = {}) => <ShowRail loading="eager" {...stand.settings} {...props} />;

async function addShows(count: number, fields: object = {}) {
  for (let n = 1; n <= count; n += 1) await stand.api.addShow({ name: `Malam ${n}`, ...fields });
}

/** A list of many, as the API would send it. */
async function answerWith(count: number) {
  const show = await stand.api.addShow();
  const data = Array.from({ length: count }, (_, place) => ({
    ...show,
    id: `s${place}`,
    name: `Acara ${place + 1}`,
  }));
  stand.network = async () => Response.json({ data, page: { total_page: 1 } });
}

const card = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });
const trackOf = (place: HTMLElement) => place.querySelector('ul') as HTMLElement;
const stateOf = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('.panggung-show-rail')?.dataset.state;

describe('a section of the dashboard', () => {
  it('is a heading, its shows in its own order, and the way to all of them', async () => {
    const day = 86_400_000;
    const at = (days: number) => ({ start_date: Date.now() + days * day });
    await stand.api.addShow({ name: 'Lusa', ...at(2) });
    await stand.api.addShow({ name: 'Besok', ...at(1) });
    await stand.api.addShow({ name: 'Sudah', video_status: 'ENDED', ...at(-1) });
    stage(rail({ section: 'upcoming' }));
    await expect.element(card('Besok')).toBeVisible();
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.querySelector('a')?.textContent),
    ).toEqual(['Besok', 'Lusa']);
    await expect.element(page.getByRole('region', { name: 'The Upcomings' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See all: The Upcomings' }))
      .toHaveAttribute('href', 'http://api.test/video?videoStatus=WAITING');
  });

  it('counts down the most watched shows from the list made for that', async () => {
    await stand.api.addShow({ name: 'Sepi', count_viewer: 3 });
    await stand.api.addShow({ name: 'Ramai', count_viewer: 3000 });
    const { place } = stage(rail({ section: 'popular' }));
    await expect.element(card('Ramai')).toBeVisible();
    expect(stand.asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/v1/show-popularity?page=1&per_page=-1',
    ]);
    const ranks = place.querySelectorAll('.panggung-show-rail__rank');
    expect([...ranks].map((rank) => rank.parentElement?.textContent)).toEqual([
      expect.stringMatching(/^1Ramai/),
      expect.stringMatching(/^2Sepi/),
    ]);
  });

  it('says of what is on how many are there', async () => {
    await stand.api.addShow({ name: 'Siaran', video_status: 'RADIOFEST', count_viewer: 1300 });
    stage(rail({ section: 'radiofest' }));
    await expect.element(page.getByText('1,300 listening')).toBeVisible();
    await expect.element(page.getByText('Radio Fest', { exact: true })).toBeVisible();
  });

  it('gives way to what it is told besides', async () => {
    await addShows(3, { video_status: 'ENDED' });
    stage(
      rail({ section: 'upcoming', status: 'ENDED', limit: 2, heading: 'Tonton lagi', seeAll: '/show?x=1' }),
    );
    await expect.element(page.getByRole('heading', { name: 'Tonton lagi' })).toBeVisible();
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2);
    expect(Object.fromEntries(stand.asked[0]?.searchParams ?? [])).toMatchObject({
      video_status: 'ENDED',
      per_page: '2',
      order: 'asc',
    });
    await expect
      .element(page.getByRole('link', { name: 'See all: Tonton lagi' }))
      .toHaveAttribute('href', 'http://api.test/show?x=1');
  });

  it.each(['see_all', 'constructor'])(
    'is a row of all shows where nobody knows it, as %s',
    async (section) => {
      await addShows(1);
      stage(rail({ section: section as never }));
      await expect.element(card('Malam 1')).toBeVisible();
      await expect.element(page.getByRole('region', { name: 'Shows', exact: true })).toBeVisible();
    },
  );
});

describe('a show for nothing', () => {
  it.each([
    ['default', 'Free', 'FREE'],
    ['id', 'Gratis', 'GRATIS'],
    ['en', 'Free', 'FREE'],
  ] as const)('costs what the place calls it, in %s', async (language, dashboard, elsewhere) => {
    await addShows(1, { ticket_price: 0 });
    const { show } = stage(rail({ language, section: 'upcoming' }));
    await expect.element(page.getByText(dashboard, { exact: true })).toBeVisible();
    show(rail({ language, section: 'upcoming', layout: 'landscape' }));
    await expect.element(page.getByText(dashboard, { exact: true })).toBeVisible();
    show(rail({ language, status: 'WAITING' }));
    await expect.element(page.getByText(elsewhere, { exact: true })).toBeVisible();
  });
});

describe('a row of shows', () => {
  it('is nothing at all where there are none, or no such list', async () => {
    const { place, show } = stage(rail({ section: 'live' }));
    await expect.poll(() => stateOf(place)).toBe('empty');
    expect(place.textContent).toBe('');
    expect(place.offsetHeight).toBe(0);
    stand.network = async () => Response.json({ code: 'not_found', message: 'none' }, { status: 404 });
    show(rail({ section: 'radiofest' }));
    await expect.poll(() => stand.asked.length).toBe(2);
    await expect.poll(() => stateOf(place)).toBe('empty');
  });

  it('fails alone, in the room its cards would take, and comes on Retry', async () => {
    await addShows(2);
    const isRadio = ({ searchParams }: URL) => searchParams.get('video_status') === 'RADIOFEST';
    await stand.api.addShow({ name: 'Siaran', video_status: 'RADIOFEST' });
    const refused = () => Response.json({ code: 'unauthorized', message: 'no' }, { status: 400 });
    stand.network = async (url, request) => (isRadio(url) ? refused() : stand.api.fetch(request));
    const { place } = stage(
      <>
        {rail({ section: 'radiofest' })}
        {rail({ section: 'upcoming' })}
      </>,
    );
    await expect.element(card('Malam 1')).toBeVisible();
    await expect.element(page.getByText('The shows could not be loaded.')).toBeVisible();
    const [failed] = place.querySelectorAll<HTMLElement>('.panggung-show-rail');
    const before = failed?.offsetHeight;
    stand.network = (_, request) => stand.api.fetch(request);
    const { scrollY } = window;
    (button('Retry').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(card('Siaran')).toBeVisible();
    expect(failed?.offsetHeight).toBe(before);
    await expect.element(page.getByRole('heading', { name: 'Radiofest' })).toHaveFocus();
    expect(window.scrollY).toBe(scrollY);
  });

  it('answers on Retry that there is nothing, keeps the focus, and is nothing once both are gone', async () => {
    const refused = async () => Response.json({ code: 'unauthorized', message: 'no' }, { status: 400 });
    stand.network = refused;
    const { place } = stage(
      <>
        {rail({ section: 'radiofest' })}
        <div style={{ height: '9000px' }}>
          <button type="button">Elsewhere</button>
        </div>
      </>,
    );
    const notice = () => place.querySelector<HTMLElement>('.panggung-notice');
    await expect.element(button('Retry')).toBeVisible();
    const row = place.querySelector<HTMLElement>('.panggung-show-rail');
    const before = row?.offsetHeight ?? 0;
    expect(notice()?.offsetHeight).toBeGreaterThan(before / 2);
    stand.network = async () => Response.json({ data: [], page: { total_page: 0 } });
    await button('Retry').click();
    await expect.element(page.getByText('No shows yet')).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Radiofest' });
    await expect.element(heading).toHaveFocus();
    expect(row?.offsetHeight).toBe(before);
    const seen = () => new Promise((done) => setTimeout(done, 100));
    scrollTo(0, 5000);
    await seen();
    await expect.element(heading).toHaveFocus();
    scrollTo(0, 0);
    await seen();
    (button('Elsewhere').element() as HTMLElement).focus({ preventScroll: true });
    scrollTo(0, 5000);
    await expect.poll(() => stateOf(place)).toBe('empty');
    scrollTo(0, 0);
  });

  it('says when it takes too long for what stands below to wait, and comes all the same', async () => {
    await addShows(1);
    let release = () => {};
    stand.network = (_, request) =>
      new Promise((resolve) => (release = () => resolve(stand.api.fetch(request))));
    const { place } = stage(rail());
    await expect.poll(() => stateOf(place)).toBe('late');
    release();
    await expect.element(card('Malam 1')).toBeVisible();
    expect(stateOf(place)).toBe('ready');
  });

  it('that is empty after all keeps its room while it is seen, and is nothing once it is not', async () => {
    let release = () => {};
    stand.network = () =>
      new Promise((resolve) => {
        release = () => resolve(Response.json({ data: [], page: { total_page: 0 } }));
      });
    const { place } = stage(
      <>
        {rail({ heading: 'Nanti' })}
        <div style={{ height: '9000px' }} />
      </>,
    );
    const row = place.querySelector<HTMLElement>('.panggung-show-rail');
    await expect.poll(() => stateOf(place)).toBe('late');
    const before = row?.offsetHeight;
    release();
    await expect.poll(() => stateOf(place)).toBe('leaving');
    await expect.element(page.getByRole('heading', { name: 'Nanti' })).not.toBeInTheDocument();
    expect(row?.offsetHeight).toBe(before);
    scrollTo(0, 5000);
    await expect.poll(() => stateOf(place)).toBe('empty');
    scrollTo(0, 0);
  });

  it.each(['portrait', 'landscape', 'ranked'] as const)(
    '%s takes its room before its cards come',
    async (layout) => {
      await addShows(3, { name: 'Sebuah malam dengan nama yang panjang sekali, sungguh' });
      let release = () => {};
      stand.network = (_, request) =>
        new Promise((resolve) => (release = () => resolve(stand.api.fetch(request))));
      const { place } = stage(rail({ heading: 'Acara', layout }), { width: 360 });
      await expect.poll(() => stand.asked).toHaveLength(1);
      const before = place.getBoundingClientRect().height;
      release();
      await expect.element(page.getByRole('listitem').first()).toBeVisible();
      expect(Math.abs(place.getBoundingClientRect().height - before)).toBeLessThan(1);
    },
  );

  it('draws only the cards near what is seen, in the places they have among all', async () => {
    await answerWith(71);
    const { place } = stage(rail({ layout: 'landscape' }));
    await expect.element(card('Acara 1')).toBeVisible();
    const track = trackOf(place);
    const drawn = () => place.querySelectorAll('li').length;
    expect(drawn()).toBeLessThan(12);
    expect(track.scrollWidth).toBeGreaterThan(71 * 352);
    track.scrollTo({ left: 40 * 368, behavior: 'instant' });
    await expect.element(card('Acara 41')).toBeVisible();
    await expect.element(card('Acara 1')).not.toBeInTheDocument();
    expect(drawn()).toBeLessThan(14);
    const item = card('Acara 41').element().closest('li');
    expect([item?.ariaPosInSet, item?.ariaSetSize]).toEqual(['41', '71']);
  });

  it('is walked with the keyboard, from end to end and on from there', async () => {
    await answerWith(71);
    stage(rail({ heading: 'Semua' }));
    await expect.element(card('Acara 1')).toBeVisible();
    (card('Acara 1').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(card('Acara 3')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(card('Acara 2')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(card('Acara 71')).toHaveFocus();
    await expect.element(card('Acara 70')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(card('Acara 71')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(card('Acara 1')).toHaveFocus();
  });

  it('is one stop of the Tab key, at the card one was at last', async () => {
    await answerWith(71);
    stage(
      <>
        {rail({ heading: 'Semua', seeAll: '/show' })}
        {rail({ heading: 'Lagi', seeAll: '/video', limit: 9 })}
      </>,
    );
    const first = page.getByRole('region', { name: 'Semua' });
    const second = page.getByRole('region', { name: 'Lagi' });
    await expect.element(first.getByRole('link', { name: 'Acara 1', exact: true })).toBeVisible();
    await expect.element(second.getByRole('button', { name: 'Previous shows' })).toBeVisible();
    (first.getByRole('link', { name: 'See all: Semua' }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(first.getByRole('link', { name: 'Acara 1', exact: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await expect.element(second.getByRole('button', { name: 'Previous shows' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(first.getByRole('link', { name: 'Acara 3', exact: true })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(first.getByRole('link', { name: 'See all: Semua' })).toHaveFocus();
    // Readers, who walk without the Tab key, are still told of all of them.
    const told = first.getByRole('listitem').elements();
    expect(told.map((item) => item.querySelector('a')?.hasAttribute('href'))).not.toContain(false);
  });

  it('stops the Tab key at a card that is seen, wherever the row was scrolled', async () => {
    await answerWith(71);
    const { place } = stage(rail({ heading: 'Semua', seeAll: '/show' }));
    await expect.element(card('Acara 1')).toBeVisible();
    const track = trackOf(place);
    track.scrollTo({ left: 40 * 216, behavior: 'instant' });
    await expect.element(card('Acara 41')).toBeVisible();
    const before = track.scrollLeft;
    (page.getByRole('link', { name: 'See all: Semua' }).element() as HTMLElement).focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toMatch(/^Acara 4[1-4]$/);
    expect(track.scrollLeft).toBe(before);
  });

  describe('left for another page', () => {
    const forward = () => history.pushState(null, '');
    const back = () =>
      new Promise((done) => {
        addEventListener('popstate', done, { once: true });
        history.back();
      });
    const leftAt = async (cards: number) => {
      const { place, leave } = stage(rail({ heading: 'Semua' }));
      await expect.element(card('Acara 1')).toBeVisible();
      trackOf(place).scrollTo({ left: cards * 216, behavior: 'instant' });
      await expect.element(card(`Acara ${cards + 1}`)).toBeVisible();
      await new Promise((drawn) => setTimeout(drawn, 200));
      leave();
    };

    it.each(['kept in the tab', 'denied'])(
      'stands as it was left when one comes back, storage %s',
      async (storage) => {
        if (storage === 'denied') {
          const refuse = () => {
            throw new DOMException('denied', 'SecurityError');
          };
          const spies = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'getItem')];
          for (const spy of spies) spy.mockImplementation(refuse);
          onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()));
        }
        await answerWith(71);
        forward();
        await leftAt(40);
        forward();
        const other = stage(rail({ heading: 'Semua' }));
        await expect.element(card('Acara 1')).toBeVisible();
        expect(trackOf(other.place).scrollLeft).toBe(0);
        other.leave();
        await back();
        const { place } = stage(rail({ heading: 'Semua' }));
        await expect.element(card('Acara 41')).toBeVisible();
        expect(trackOf(place).scrollLeft).toBe(40 * 216);
        await back();
      },
    );
  });

  it('keeps the card that has the focus, however far the row is moved', async () => {
    await answerWith(71);
    const { place } = stage(rail());
    await expect.element(card('Acara 2')).toBeVisible();
    (card('Acara 2').element() as HTMLElement).focus();
    trackOf(place).scrollTo({ left: 9000, behavior: 'instant' });
    await expect.element(card('Acara 42')).toBeInTheDocument();
    await expect.element(card('Acara 2')).toHaveFocus();
  });

  it('moves by what is seen with its buttons, which say where it ends', async () => {
    await answerWith(9);
    const { place } = stage(rail({ layout: 'landscape', heading: 'Wawancara' }), { width: 800 });
    await expect.element(card('Acara 1')).toBeVisible();
    const [previous, next] = [button('Previous shows'), button('More shows')];
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(() => trackOf(place).scrollLeft).toBe(2 * 368);
    await expect.element(previous).not.toHaveAttribute('aria-disabled');
    trackOf(place).scrollTo({ left: 99_999, behavior: 'instant' });
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  it('has no buttons where all of it is seen', async () => {
    await answerWith(2);
    stage(rail({ heading: 'Dua' }));
    await expect.element(card('Acara 2')).toBeVisible();
    await expect.element(button('More shows')).not.toBeInTheDocument();
  });

  it('asks for nothing while it is not drawn, and asks once it is', async () => {
    await addShows(1);
    const two = (display: string) => (
      <>
        <div style={{ display }}>{rail({ loading: 'lazy', status: 'WAITING' })}</div>
        <div style={{ paddingTop: '9000px' }}>{rail({ loading: 'lazy', status: 'ENDED' })}</div>
      </>
    );
    const { show } = stage(two('none'));
    const asked = () => stand.asked.map(({ searchParams }) => searchParams.get('video_status'));
    // The other one tells that the page had nothing else to do.
    await expect.poll(asked).toEqual(['ENDED']);
    show(two('block'));
    await expect.element(card('Malam 1')).toBeVisible();
    expect(asked()).toEqual(['ENDED', 'WAITING']);
  });

  it('far below asks when the page has nothing else to do, and draws its cards as it comes near', async () => {
    await addShows(1);
    const { place } = stage(
      <div style={{ paddingTop: '9000px' }}>{rail({ loading: 'lazy', heading: 'Jauh' })}</div>,
    );
    await expect.poll(() => stateOf(place)).toBe('ready');
    await expect.element(page.getByRole('heading', { name: 'Jauh' })).toBeInTheDocument();
    await expect.element(card('Malam 1')).not.toBeInTheDocument();
    const before = place.offsetHeight;
    place.scrollIntoView(false);
    await expect.element(card('Malam 1')).toBeVisible();
    expect(place.offsetHeight).toBe(before);
  });

  it('asks the host before it leads to a show or to all of them', async () => {
    await addShows(1);
    const onListOpen = vi.fn((event) => event.preventDefault());
    const onShowSelect = vi.fn((event) => event.preventDefault());
    stage(rail({ section: 'upcoming', onListOpen, onShowSelect }));
    await page.getByRole('link', { name: 'See all: The Upcomings' }).click();
    await card('Malam 1').click();
    expect(onListOpen.mock.calls[0]?.[0].detail).toEqual({
      href: 'http://api.test/video?videoStatus=WAITING',
    });
    expect(onShowSelect).toHaveBeenCalledOnce();
  });

  it('shares one question with the rows that want the same', async () => {
    await addShows(1);
    stage(
      <>
        {rail({ section: 'all' })}
        {rail({ section: 'all', heading: 'Lagi' })}
      </>,
    );
    await expect.poll(() => page.getByRole('link', { name: 'Malam 1' }).elements().length).toBe(2);
    expect(stand.asked).toHaveLength(1);
  });
});
