import type { Api } from '../../../tests/api.js';
import { type Person, stayIn } from '../../../tests/people.js';

export interface FilmOptions {
  /** In ms. @default 12,340 */
  duration?: number;
  /** Of the film itself, in bytes. @default 1000 */
  length?: number;
  /** @default isom */
  brand?: string;
  /** `soun`: nothing to see. @default vide */
  handler?: string;
}

const text = (word: string) => new TextEncoder().encode(word);
function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** One box of an MP4. ISO/IEC 14496-12, 4.2. */
export function box(name: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = join(...content);
  return join(number(body.length + 8), text(name), body);
}

/** The boxes of a film, in the order in which most programs write them: its head comes last. */
export function filmBoxes({
  duration = 12_340,
  length = 1000,
  brand = 'isom',
  handler = 'vide',
}: FilmOptions = {}) {
  const times = [number(0), number(0), number(0), number(1000), number(duration)];
  const media = box('mdia', box('hdlr', number(0), number(0), text(handler), new Uint8Array(13)));
  return {
    ftyp: box('ftyp', text(brand), number(512), text('mp41')),
    mdat: box(
      'mdat',
      Uint8Array.from({ length }, (_, at) => at % 251),
    ),
    moov: box('moov', box('mvhd', ...times, new Uint8Array(80)), box('trak', media)),
  };
}

/** An MP4 as short as one can be: nothing plays it, but it is built like a film. */
export function film(options: FilmOptions = {}): Uint8Array<ArrayBuffer> {
  const { ftyp, mdat, moov } = filmBoxes(options);
  return join(ftyp, mdat, moov);
}

/** Somebody who signed in and may publish. */
export async function signInArtist(api: Api): Promise<Person> {
  const person = await api.signIn();
  const account = api.ports.database.updateTable('user_account').set({ type: 'ARTIST' });
  await account.where('id', '=', Number(person.user.id)).execute();
  return stayIn(api, person);
}
