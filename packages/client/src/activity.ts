import type { Panggung } from './panggung.js';
import { randomKey } from './random-key.js';

/** Longer names of a browser are cut, in characters. */
const DEVICE_NAME_LENGTH = 200;

/** Tells the API that the person has just signed in here; never rejects, nothing hangs on it. B-30, Q-25. */
export async function logLogin({ http }: Panggung): Promise<void> {
  const device_name = (globalThis.navigator?.userAgent ?? '').slice(0, DEVICE_NAME_LENGTH);
  const body = { device_name, device_type: 'WEB', type_activity: 'LOGIN' } as const;
  await http.call('POST /api/v1/log-activity', { body, idempotencyKey: randomKey() }).catch(() => {});
}
