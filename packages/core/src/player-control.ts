import { PAYMENT_CODE_LENGTH } from './constants.js';

/** What a viewer may ask of a player; `share` is of the whole, `seconds` and `step` are added. */
export type PlayerCommand =
  | { do: 'play' | 'mute' | 'fullscreen' | 'captions' | 'settings' | 'edge' }
  | { do: 'skip'; seconds: number }
  | { do: 'volume'; step: number }
  | { do: 'jump'; share: number };

/** Seconds an arrow skips, and a letter. */
const ARROW_SECONDS = 5;
const LETTER_SECONDS = 10;
/** Of the full volume. */
const VOLUME_STEP = 0.05;

const commands = new Map<string, PlayerCommand>(
  Object.entries({
    ' ': { do: 'play' },
    k: { do: 'play' },
    j: { do: 'skip', seconds: -LETTER_SECONDS },
    l: { do: 'skip', seconds: LETTER_SECONDS },
    ArrowLeft: { do: 'skip', seconds: -ARROW_SECONDS },
    ArrowRight: { do: 'skip', seconds: ARROW_SECONDS },
    ArrowUp: { do: 'volume', step: VOLUME_STEP },
    ArrowDown: { do: 'volume', step: -VOLUME_STEP },
    m: { do: 'mute' },
    f: { do: 'fullscreen' },
    c: { do: 'captions' },
    End: { do: 'edge' },
    '?': { do: 'settings' },
  }),
);

/**
 * What a key asks of a player; null for any other key.
 * @example playerCommand('7') // { do: 'jump', share: 0.7 }
 */
export function playerCommand(key: string): PlayerCommand | null {
  if (/^[0-9]$/.test(key)) return { do: 'jump', share: Number(key) / 10 };
  return commands.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}

/**
 * A time of a recording, in seconds, as a clock shows it.
 * @example formatPlayTime(3725) // '1:02:05'
 */
export function formatPlayTime(time: number): string {
  const whole = Number.isFinite(time) ? Math.max(Math.floor(time), 0) : 0;
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}

/** A payment code as it is typed: upper case, no longer than a code is. J-06, J-07. */
export function typedPaymentCode(text: string): string {
  return text.replace(/\s/g, '').toUpperCase().slice(0, PAYMENT_CODE_LENGTH);
}
