import type { Panggung } from './panggung.js';
import { randomKey } from './random-key.js';

/** Notes a login from the web; that it could not be noted is no trouble of the person's. B-30. */
export async function logLogin({ http }: Panggung): Promise<void> {
  const body = {
    device_name: globalThis.navigator?.userAgent.slice(0, 200) ?? '',
    device_type: 'WEB',
  } as const;
  await http
    .call('POST /api/v1/log-activity', {
      idempotencyKey: randomKey(),
      body: { ...body, type_activity: 'LOGIN' },
    })
    .catch(() => {});
}
