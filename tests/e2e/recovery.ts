import { setTimeout as pause } from 'node:timers/promises';
import { createAntMedia } from '../../packages/server/src/adapters/ant-media.js';
import type { Broadcaster } from './broadcaster.js';
import type { ShowFacts } from './cashier.js';
import { MEDIA_SECRET, type Media } from './media.js';
import { freeze, goOffline } from './tabs.js';
import type { Viewer } from './viewer.js';

/** Where troubles happen: a show, who broadcasts it, and a viewer who presses nothing. */
export interface Scene {
  viewer: Viewer;
  show: ShowFacts;
  media: Media;
  broadcaster: Broadcaster;
  /** Ends what is on air. */
  stop(): Promise<void>;
}

/** Something that goes wrong while somebody watches, or before. */
export interface Trouble {
  name: string;
  /** Seconds it lasts, in full and where time is short. */
  lasts: { full: number; short: number };
  /** Seconds until the picture moves again. */
  limit: number;
  /** Most playlists a viewer may ask for in so many seconds of it. */
  mostAsked(seconds: number): number;
  /** Brings it about for so long, in ms, and mends it; answers when what was missing was back, epoch ms. */
  happen(scene: Scene, ms: number): Promise<number>;
}

/** One in 5 s, and one at once. */
const calmly = (seconds: number) => 1 + seconds / 5;
/** A second at first, and ever more seldom; what plays from a buffer has just asked, for picture and sound. */
const backingOff = (seconds: number) => 4 + seconds;

/** Longer than any, in ms: a token holds two minutes. */
const TOKEN_AGE = 110_000;

/** What a player has to bear, in the order of an evening. */
export const troubles: readonly Trouble[] = [
  {
    name: 'the page was opened before the stream',
    lasts: { full: 20, short: 6 },
    limit: 3,
    mostAsked: calmly,
    async happen(scene, ms) {
      await pause(ms);
      return publish(scene);
    },
  },
  {
    name: 'the media server was away',
    lasts: { full: 30, short: 8 },
    limit: 3,
    mostAsked: backingOff,
    async happen({ media }, ms) {
      await media.outage(ms / 1000);
      await pause(ms);
      return Date.now();
    },
  },
  {
    name: 'the publisher came back, in a new sequence',
    lasts: { full: 15, short: 6 },
    limit: 5,
    mostAsked: calmly,
    async happen(scene, ms) {
      await scene.stop();
      await pause(ms);
      return publish(scene);
    },
  },
  {
    name: 'tokens ended while it played',
    lasts: { full: 60, short: 15 },
    limit: 3,
    // It plays all the while, and asks as a player does: picture and sound, each second.
    mostAsked: (seconds) => 4 + 3 * seconds,
    async happen({ media }, ms) {
      const began = Date.now();
      await media.set({ ageTokens: TOKEN_AGE });
      await pause(ms);
      await media.set({ ageTokens: 0 });
      return began;
    },
  },
  {
    name: 'the page was frozen',
    lasts: { full: 60, short: 8 },
    limit: 3,
    mostAsked: calmly,
    async happen({ viewer: { page } }, ms) {
      await freeze(page, () => pause(ms));
      return Date.now();
    },
  },
  {
    name: 'the viewer was offline',
    lasts: { full: 30, short: 8 },
    limit: 3,
    mostAsked: backingOff,
    async happen({ viewer: { page } }, ms) {
      await goOffline(page, () => pause(ms));
      return Date.now();
    },
  },
];

/** Puts the show on air; answers when the media server had it. */
async function publish(scene: Scene): Promise<number> {
  scene.stop = await scene.broadcaster.publish(scene.show);
  const server = createAntMedia({ url: `${scene.media.url}/live`, secret: MEDIA_SECRET });
  while (!(await server.isOnAir(String(scene.show.id)))) await pause(50);
  return Date.now();
}

/** How a viewer came through a trouble. */
export interface Outcome {
  /** The longest that the picture stood still after what was missing was back, in s; null where it never moved again. */
  still: number | null;
  /** The longest that it stood still in all, in s. */
  away: number;
  /** Playlists asked for meanwhile. */
  asked: number;
}

/** A picture that moves for so long has recovered, in ms. */
const STEADY = 4000;
/** Pictures come at least so often, in ms: machines of tests have other things to do. */
const BEAT = 700;
const PATIENCE = 60_000;

/** Lets a trouble happen, and watches what comes of it. */
export async function goThrough(scene: Scene, { happen }: Trouble, seconds: number): Promise<Outcome> {
  const began = Date.now();
  const back = await happen(scene, seconds * 1000);
  const asked = scene.viewer.asked(began, Math.max(back, began + seconds * 1000));
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(250)) {
    const stills = await readStills(scene.viewer, back);
    if (stills === null) continue;
    return { still: longest(stills), away: longest((await readStills(scene.viewer, began)) ?? []), asked };
  }
  return { still: null, away: (Date.now() - began) / 1000, asked };
}

const longest = (stills: readonly number[]) => Math.max(0, ...stills) / 1000;

/** How long the picture stood still each time, in ms, since then; null while it does not move steadily. */
async function readStills(viewer: Viewer, since: number): Promise<number[] | null> {
  const times = (await viewer.seen(since)).map(({ at }) => at);
  const now = Date.now();
  const gaps = [since, ...times, now].flatMap((at, n, all) => {
    const next = all[n + 1] ?? at;
    return next - at > BEAT ? [{ ms: next - at, end: next }] : [];
  });
  const last = gaps.at(-1)?.end ?? since;
  const isSteady = now - Math.max(last, since) > STEADY && (await viewer.state()) === 'live';
  return isSteady ? gaps.map(({ ms }) => ms) : null;
}
