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
    // It plays on until it has noticed, and asks each second so long.
    mostAsked: (seconds) => 3 + calmly(seconds),
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
/** Pictures that move come at least so often, in ms. */
const BEAT = 700;
const PATIENCE = 120_000;

/**
 * Lets a trouble happen, and watches what comes of it. Where it is not about time, `beat` says after how many ms without
 * a new picture one stands still.
 */
export async function goThrough(
  scene: Scene,
  { happen }: Trouble,
  seconds: number,
  beat = BEAT,
): Promise<Outcome> {
  const began = Date.now();
  const back = await happen(scene, seconds * 1000);
  const asked = scene.viewer.asked(began, Math.max(back, began + seconds * 1000));
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(250)) {
    const stills = await readStills(scene.viewer, began, back, beat);
    if (stills === null) continue;
    const longest = (since: number) =>
      Math.max(0, ...stills.map((still) => still.end - Math.max(still.from, since)));
    return { still: longest(back) / 1000, away: longest(began) / 1000, asked };
  }
  return { still: null, away: (Date.now() - began) / 1000, asked };
}

/** Times at which the picture stood still, epoch ms. */
interface Still {
  from: number;
  end: number;
}

/** When the picture stood still since it began; null while it has not moved steadily since what was missing is back. */
async function readStills(
  viewer: Viewer,
  began: number,
  back: number,
  beat: number,
): Promise<Still[] | null> {
  const times = (await viewer.seen(began)).map(({ at }) => at);
  const now = Date.now();
  const stills = [began, ...times, now].flatMap((from, n, all): Still[] => {
    const end = all[n + 1] ?? from;
    return end - from > beat ? [{ from, end }] : [];
  });
  const isSteady =
    now - Math.max(stills.at(-1)?.end ?? 0, back) > STEADY && (await viewer.state()) === 'live';
  return isSteady ? stills : null;
}
