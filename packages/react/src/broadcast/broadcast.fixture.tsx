import { getPanggung } from '@panggung/client';
import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signInCustomer } from '../../../../tests/buying.js';
import type { Person } from '../../../../tests/people.js';
import { addLiveShow, startingIn } from '../../../server/src/watching.fixture.js';
import { liveMedia } from '../player/live.fixture.js';
import { backstage, stage } from '../ui/stage.fixture.js';
import { plugIn } from './devices.fixture.js';
import { Broadcast } from './index.js';

/** Encoders, decoders and two servers share what a machine has left. */
export const patience = { timeout: 60_000 };
/** Tokens end by the media server's clock, which goes on. */
let ahead = 0;
const clock = {
  now: () => Date.now() + ahead,
  advance(ms: number) {
    ahead += ms;
  },
};

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const says = (text: string | RegExp) =>
  expect.element(page.getByText(text).first(), patience).toBeVisible();

/** The run's media server, the API in this page, and somebody who makes shows. */
export function openTheatre() {
  const stand = backstage(() => ({ clock, ports: { media: liveMedia() } }));

  async function signIn(): Promise<Person> {
    const person = await signInCustomer(stand.api);
    await getPanggung(stand.settings).session.signIn(person.user);
    return person;
  }

  /** A show of the person, who sits before its stage. */
  async function sit(own: Partial<Parameters<typeof addLiveShow>[1]> = {}) {
    const devices = plugIn();
    const person = await signIn();
    const video_created_id = Number(person.user.id);
    const due = { video_status: 'WAITING', ...startingIn(stand.api, 0) } as const;
    const show = await addLiveShow(stand.api, { ...due, video_created_id, ...own });
    const told: string[] = [];
    const say = WebSocket.prototype.send;
    const frames = vi.spyOn(WebSocket.prototype, 'send');
    const draw = () => (
      <Broadcast
        {...stand.settings}
        show={show.id}
        onBroadcastStarted={() => told.push('started')}
        onBroadcastEnded={() => told.push('ended')}
      />
    );
    const { place, leave, show: draws } = stage(draw());
    const is = (state: string) =>
      expect.poll(() => place.querySelector<HTMLElement>('.panggung')?.dataset.state, patience).toBe(state);
    await is('idle');
    /** What came and went, too. */
    const alerts = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const alert of place.querySelectorAll('[role=alert]')) alerts.add(alert.textContent ?? '');
    });
    watch.observe(place, { subtree: true, childList: true });
    onTestFinished(() => watch.disconnect());
    return {
      show,
      person,
      devices,
      told,
      /** Whether that was said, though it may be gone by now. */
      wasTold: (text: string) =>
        expect.poll(() => [...alerts].some((alert) => alert.includes(text)), patience).toBe(true),
      place,
      leave,
      /** The page draws it anew, with listeners that it made anew. */
      redraw: () => draws(draw()),
      is,
      /** How often something was said to the media server. */
      said: (command: string) =>
        frames.mock.calls.filter(([text]) => JSON.parse(String(text)).command === command).length,
      /** Keeps what is said to the media server to itself for now; answers how to let it go. */
      hold(command: string) {
        const { promise, resolve } = Promise.withResolvers<void>();
        frames.mockImplementation(function send(this: WebSocket, text) {
          if (JSON.parse(String(text)).command === command) void promise.then(() => say.call(this, text));
          else say.call(this, text);
        });
        return resolve;
      },
      /** How often a publish token was fetched. */
      tokens: () => stand.asked.filter(({ pathname }) => pathname === '/api/v1/publishedToken').length,
      isOnAir: (stream: string = String(show.id)) => liveMedia().isOnAir(stream),
    };
  }

  /** The same, with camera and microphone open. */
  async function openCamera(own?: Parameters<typeof sit>[0]) {
    const seat = await sit(own);
    await press('Use camera and microphone');
    await expect.element(button('Start streaming'), patience).toBeEnabled();
    return seat;
  }

  /** The same, on air. */
  async function goLive(own?: Parameters<typeof sit>[0]) {
    const seat = await openCamera(own);
    await press('Start streaming');
    await seat.is('streaming');
    return seat;
  }

  return { stand, signIn, sit, openCamera, goLive };
}
