import { expect, test } from 'vitest';
import { createLog } from './log.js';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const stream = {
    write(line: string) {
      text += line;
    },
  };
  write(createLog({ stream }));
  return text;
}

test('a line keeps what tells of the work and drops what tells of a person, also one level down', () => {
  const secrets = {
    email: 'sri@panggung.test',
    phone: '081234567890',
    full_name: 'Sri Rahayu',
    first_name: 'Srikandi',
    last_name: 'Wulandari',
    firebase_uid: 'uid-of-sri',
    google_id: 'google-of-sri',
    one_signal_id: 'push-of-sri',
    password: 'Abc123',
    token: 'bearer-of-sri',
    refresh_token: 'refresh-of-sri',
    id_token: 'id-of-sri',
    authorization: 'Bearer bearer-of-sri',
    cookie: 'panggung_refresh=refresh-of-sri',
    code_guest: 'ABCDEFGHJK',
    oobCode: 'action-code',
  };
  const text = linesOf((log) => log.info({ call: 'POST /auth/login', ...secrets, body: secrets }, 'request'));
  expect(JSON.parse(text)).toMatchObject({ call: 'POST /auth/login', body: {}, msg: 'request' });
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
});
