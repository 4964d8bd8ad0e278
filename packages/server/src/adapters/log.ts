import { pino } from 'pino';
import type { Log } from '../ports.js';

/** Fields that would tell who somebody is or open something; dropped wherever a line carries them. AMB-196. */
const personal = [
  'email',
  'recipient',
  'phone',
  'name',
  'full_name',
  'first_name',
  'last_name',
  'firebase_uid',
  'google_id',
  'one_signal_id',
  'code_guest',
  'account_number',
  'authorization',
  'cookie',
  'password',
  'last_password',
  'token',
  'id_token',
  'refresh_token',
  'oobCode',
];

export interface LogOptions {
  /** @default 'info' */
  level?: string;
  /** Where lines go; a file descriptor number or an object with `write`. @default standard output */
  stream?: { write(line: string): void };
}

/** One JSON object a line, without personal data. */
export function createLog({ level = 'info', stream }: LogOptions = {}): Log {
  const paths = personal.flatMap((field) => [field, `*.${field}`]);
  const options = { level, base: null, redact: { paths, remove: true } };
  return stream ? pino(options, stream) : pino(options);
}
