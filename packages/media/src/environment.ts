import { join } from 'node:path';
import type { MediaServerOptions } from './media-server.js';
import { SECRET_LENGTH } from './tokens.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the process listens, and how it is set up. */
export interface Settings {
  port: number;
  host: string;
  /** Free bytes under which no recording begins. */
  roomNeeded: number;
  options: Omit<MediaServerOptions, 'log' | 'hasRoom'>;
}

/** Reads the settings of the process; throws with the variable's name where one is missing or wrong. */
export function readSettings(env: Environment): Settings {
  const {
    MEDIA_PORT = '8789',
    HOST = '127.0.0.1',
    DATA_DIR = '.data',
    // Not 'media': the API serves what lies there to everybody.
    MEDIA_DATA = join(DATA_DIR, 'streams'),
    MEDIA_SECRET = '',
    MEDIA_HOOK_URL,
    MEDIA_BIND,
    MEDIA_ADDRESS,
    MEDIA_UDP_PORTS,
    MEDIA_GRACE = '30',
    MEDIA_ROOM = '1024',
    MEDIA_VIEWERS = '50',
    CLIENT_ADDRESS_HEADER,
  } = env;
  if (MEDIA_SECRET.length < SECRET_LENGTH)
    throw new Error(`MEDIA_SECRET needs ${SECRET_LENGTH} characters or more.`);
  return {
    port: readNumber('MEDIA_PORT', MEDIA_PORT),
    host: HOST,
    roomNeeded: readNumber('MEDIA_ROOM', MEDIA_ROOM) * 2 ** 20,
    options: {
      secret: MEDIA_SECRET,
      folder: MEDIA_DATA,
      hookUrl: MEDIA_HOOK_URL || undefined,
      bindAddress: MEDIA_BIND || undefined,
      announcedAddress: MEDIA_ADDRESS || undefined,
      udpPorts: MEDIA_UDP_PORTS ? readPorts(MEDIA_UDP_PORTS) : undefined,
      viewerLimit: readNumber('MEDIA_VIEWERS', MEDIA_VIEWERS),
      grace: readNumber('MEDIA_GRACE', MEDIA_GRACE) * 1000,
      addressHeader: CLIENT_ADDRESS_HEADER || undefined,
      hasControl: env.NODE_ENV === 'development',
    },
  };
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0)) throw new Error(`${name} is a number, not "${text}".`);
  return number;
}

function readPorts(text: string): [number, number] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  const ports: [number, number] = [Number(first), Number(last)];
  if (ports[0] > 0 && ports[0] < ports[1] && ports[1] < 65_536) return ports;
  throw new Error(`MEDIA_UDP_PORTS is two ports, the smaller first, as in 40000-40100; not "${text}".`);
}
