import { parseEntryCode } from '@panggung/core';
import jsQR from 'jsqr';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signInCustomer } from '../../../../tests/buying.js';
import { openVisit } from '../profile/visit.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { TicketWallet } from './index.js';
import { cards, shopFor } from './wallet.fixture.js';

const visit = openVisit();
const { order, had, cut } = shopFor(visit);

const START = Date.parse('2031-11-28T19:30:00+07:00');
const MIDNIGHT = Date.parse('2031-11-28T00:00:00+07:00');
/** As shows lie in the table: start_date + start_time + 7 h is the start. */
const starts = { start_date: MIDNIGHT, start_time: START - MIDNIGHT - 25_200_000 };

const link = (name: string) => page.getByRole('link', { name });
const qr = () => page.getByRole('img', { name: 'QR code of this ticket' });
const code = () => document.querySelector('.panggung-ticket-pass__code b')?.textContent ?? '';

beforeEach(() => vi.restoreAllMocks());

/** What a scanner reads of a picture that is drawn. */
async function scan(svg: Element): Promise<string | undefined> {
  const side = 600;
  const picture = new Image(side, side);
  const copy = svg.cloneNode(true) as Element;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side).getContext('2d');
  if (!canvas) throw new Error('There is no canvas');
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, side, side);
  canvas.drawImage(picture, 0, 0, side, side);
  return jsQR(canvas.getImageData(0, 0, side, side).data, side, side)?.data;
}

describe('a ticket as it is shown at the door', () => {
  it('opens over the wallet where no host takes it over, with a code that scans and the same in letters', async () => {
    const { id } = await had({ name: 'Ombak' });
    const onTicketOpen = vi.fn();
    stage(<TicketWallet {...visit.settings} onTicketOpen={onTicketOpen} />);
    await userEvent.click(link('See Ticket'));
    expect(onTicketOpen.mock.lastCall?.[0].detail.href).toMatch(new RegExp(`/cardingyourticket\\?id=${id}$`));
    await expect.element(page.getByRole('dialog', { name: 'Ticket' })).toBeVisible();
    await expect.element(qr()).toBeVisible();
    const scanned = parseEntryCode((await scan(qr().element())) ?? '');
    expect(scanned).toMatchObject({ code: code().replace(' ', ''), signed: true });
    await userEvent.keyboard('{Escape}');
    await expect.element(link('See Ticket')).toHaveFocus();
  });

  it('is left to a host who takes it over', async () => {
    await had();
    stage(<TicketWallet {...visit.settings} onTicketOpen={(event) => event.preventDefault()} />);
    await userEvent.click(link('See Ticket'));
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('stands by itself by its id, and leads to the show, to the calendar and to all tickets: L-38', async () => {
    const { id, room_id } = await had({ name: 'Ombak', ...starts });
    const onShowSelect = vi.fn((event) => event.preventDefault());
    stage(<TicketWallet {...visit.settings} ticket={id} onShowSelect={onShowSelect} />);
    await expect.element(qr()).toBeVisible();
    await userEvent.click(link('Ombak'));
    expect(onShowSelect.mock.lastCall?.[0].detail).toMatchObject({ show_id: room_id });
    expect(link('Add to calendar').element().getAttribute('href')).toMatch(
      new RegExp(`/calendar/show/${room_id}\\.ics$`),
    );
    expect(link('All tickets').element().getAttribute('href')).toMatch(/\/yourTicket$/);
    for (const text of [`No. Orders ${id}`, 'Free', 'Payment successful'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it("starts on the clock of one's choice, which is remembered", async () => {
    const { id } = await had(starts);
    const seen = stage(<TicketWallet {...visit.settings} ticket={id} language="en" />);
    await expect.element(page.getByText('28 November 2031 19:30 WIB')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'WITA' }));
    await expect.element(page.getByText('28 November 2031 20:30 WITA')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('28 November 2031 21:30 WIT', { exact: true })).toBeVisible();
    seen.leave();
    stage(<TicketWallet {...visit.settings} ticket={id} language="en" />);
    await expect.element(page.getByText('28 November 2031 21:30 WIT', { exact: true })).toBeVisible();
  });

  it('offers the three clocks beside each other on a narrow phone', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(width, height));
    const { id } = await had(starts);
    stage(<TicketWallet {...visit.settings} ticket={id} />);
    await expect.element(page.getByRole('radio', { name: 'WIB' })).toBeVisible();
    const tops = ['WIB', 'WITA', 'WIT'].map((name) => {
      const clock = page.getByRole('radio', { name, exact: true }).element();
      return clock.getBoundingClientRect().top;
    });
    expect(new Set(tops).size).toBe(1);
  });

  it('keeps the screen awake as long as its code is open, and again when the page comes back', async () => {
    const locks: { released: boolean; release(): Promise<void> }[] = [];
    vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
      const lock = {
        released: false,
        async release() {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock as never;
    });
    const held = () => locks.filter(({ released }) => !released).length;
    const { id } = await had();
    const seen = stage(<TicketWallet {...visit.settings} ticket={id} />);
    await expect.poll(held).toBe(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => locks).toHaveLength(1);
    // As the browser does when the page is hidden.
    await locks[0]?.release();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(held).toBe(1);
    seen.leave();
    await expect.poll(held).toBe(0);
  });

  it('shows its code where the screen may not be kept awake', async () => {
    const refusal = new DOMException('Battery low', 'NotAllowedError');
    vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(refusal);
    const { id } = await had();
    stage(<TicketWallet {...visit.settings} ticket={id} />);
    await expect.element(qr()).toBeVisible();
  });

  it('keeps its code on a page that is loaded anew without a connection, and says how old it is', async () => {
    const { id } = await had({ name: 'Ombak' });
    const seen = stage(<TicketWallet {...visit.settings} />);
    await expect.poll(() => cards().length).toBe(1);
    seen.leave();
    cut();
    const anew: typeof fetch = (...call) => visit.settings.fetch(...call);
    stage(<TicketWallet {...visit.settings} fetch={anew} ticket={id} />);
    await expect.element(qr()).toBeVisible();
    expect(parseEntryCode((await scan(qr().element())) ?? '')?.signed).toBe(true);
    await expect.element(page.getByText('No connection. As seen just now.')).toBeVisible();
  });

  it('fits the narrowest page', async () => {
    const { id } = await had({ name: 'Sebuah pertunjukan yang namanya panjang sekali, Bapak' });
    const { place } = stage(<TicketWallet {...visit.settings} ticket={id} />, { width: 320 });
    await expect.element(qr()).toBeVisible();
    expect(place.scrollWidth).toBe(320);
    expect(qr().element().getBoundingClientRect().width).toBeGreaterThan(200);
  });
});

describe('a ticket without a code says why', () => {
  it('is not paid yet', async () => {
    const { id } = await order(await visit.api.addShow());
    stage(<TicketWallet {...visit.settings} ticket={id} />);
    await expect
      .element(page.getByText('The code for the door comes once the ticket is paid.'))
      .toBeVisible();
  });

  it('is for a show that is over', async () => {
    const { id } = await had({ video_status: 'ENDED' });
    stage(<TicketWallet {...visit.settings} ticket={id} />);
    await expect.element(page.getByText(/this ticket opens no door any more/)).toBeVisible();
  });

  it("was given away: the code is its holder's alone", async () => {
    const present = await order(await visit.api.addShow(), await signInCustomer(visit.api));
    await visit.api.pay(present);
    stage(<TicketWallet {...visit.settings} ticket={present.id} />);
    await expect.element(page.getByText('Whoever this ticket is for has its code.')).toBeVisible();
    expect(page.getByRole('link', { name: 'Add to calendar' }).elements()).toEqual([]);
  });

  it("is nobody's, or a stranger's", async () => {
    stage(<TicketWallet {...visit.settings} ticket="no such ticket" />);
    await expect.element(page.getByText('This ticket was not found')).toBeVisible();
  });
});
