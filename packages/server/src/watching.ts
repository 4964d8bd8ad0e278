import { createGuestNames, type NameGuest } from './guest-names.js';
import { createPlaybackSigns, type PlaybackSigns } from './playback-signs.js';
import { createPlaybacks, type Playbacks } from './playbacks.js';
import type { Ports } from './ports.js';
import { createRoomTokens, type RoomTokens } from './room-token.js';
import { createSeal, type Seal } from './seal.js';
import { sellingOf } from './selling.js';
import { createShowStatus, type ReadStatus } from './show-status.js';
import { createShowWatch, type ShowWatch } from './show-watch.js';
import { createViewers, type Viewers } from './viewers.js';

/** What routes and background work share: one count of viewers, one set of listeners. */
export interface Watching {
  tokens: RoomTokens;
  playbacks: Playbacks;
  signs: PlaybackSigns;
  viewers: Viewers;
  /** Tells viewers apart without telling who they are. */
  nameViewer: Seal['mark'];
  nameGuest: NameGuest;
  readStatus: ReadStatus;
  watch: ShowWatch;
}

const watching = new WeakMap<Ports, Watching>();

/** The watching core of these ports, the same one at every call. */
export function watchingOf(ports: Ports): Watching {
  const known = watching.get(ports);
  if (known) return known;
  const tokens = createRoomTokens(ports);
  const viewers = createViewers(ports);
  const signs = createPlaybackSigns(ports, viewers);
  const watch = createShowWatch(ports, { viewers, signs });
  const { background } = sellingOf(ports);
  const playbacks = createPlaybacks(ports, { tokens, background, onEnd: signs.ended });
  const nameViewer = createSeal(ports.settings.sessionKey, 'viewer').mark;
  const created: Watching = {
    tokens,
    viewers,
    signs,
    watch,
    playbacks,
    nameViewer,
    nameGuest: createGuestNames({ playbacks, nameViewer }),
    readStatus: createShowStatus(ports),
  };
  watching.set(ports, created);
  return created;
}
