import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { changeIdentity, newEmail, PASSWORD, type Person, register, signUp } from '../../../tests/people.js';

let api: Api;
let quiet: Api;
beforeAll(async () => {
  quiet = await startApi();
  api = await startApi({ ports: { settings: { ...quiet.ports.settings, showsOutbox: true } } });
});
afterAll(async () => {
  await api.stop();
  await quiet.stop();
});

/** What was logged of the calls since, as one text. */
async function logged(act: () => Promise<unknown>): Promise<string> {
  api.lines.length = 0;
  await act();
  return JSON.stringify(api.lines);
}

function expectNone(text: string, secrets: Record<string, unknown>): void {
  for (const [name, secret] of Object.entries(secrets)) {
    expect(String(secret).length, `${name} is there to be looked for`).toBeGreaterThan(3);
    expect(text, name).not.toContain(String(secret));
    expect(text, name).not.toContain(encodeURIComponent(String(secret)));
  }
}

test('coming in leaves no address, password, token or uid in the log', async () => {
  const email = newEmail();
  const known = await signUp({ email });
  await changeIdentity(known.localId, { emailVerified: true });
  let person: Person | undefined;
  const text = await logged(async () => {
    await api.get(`/auth/email?email=${encodeURIComponent(email)}`);
    await register(api, { email, localId: known.localId });
    await api.post('/auth/login', { email, password: 'Wrong123', one_signal_id: 'push-id' });
    await api.post('/auth/loginWithGoogle', { google_id: 'google-id', id_token: known.idToken });
    person = await api.signIn();
    await api.post('/auth/verification', { email, firebase_uid: known.localId });
    await api.post('/auth/resetPassword', { email, firebase_uid: known.localId, password: PASSWORD });
    await api.post('/auth/refresh', {}, { cookie: person.cookie, origin: 'http://localhost:5173' });
    await api.post('/auth/refresh', { refresh_token: 'sid.stolen-refresh-token' });
    await api.get('/auth/coupon-code?referral_code=KODEKAWAN');
  });
  for (const call of ['GET /auth/email', 'POST /auth/register', 'POST /auth/login', 'POST /auth/refresh']) {
    expect(text).toContain(`"call":"${call}"`);
  }
  expectNone(text, {
    email,
    uid: known.localId,
    password: PASSWORD,
    wrongPassword: 'Wrong123',
    idToken: known.idToken,
    pushId: 'push-id',
    googleId: 'google-id',
    signedIn: person?.email,
    bearer: person?.user.token,
    cookie: person?.cookie.split('=')[1],
    refreshToken: 'stolen-refresh-token',
    referral: 'KODEKAWAN',
  });
});

test('a profile leaves no name, phone or bearer in the log', async () => {
  const person = await api.signIn();
  const path = `/api/v1/user/${person.user.id}`;
  const profile = { full_name: 'Cempaka Wulandari', phone: '081234567890' };
  const text = await logged(async () => {
    await api.put(path, profile, person.headers);
    await api.put(path, { ...profile, phone: '99' }, person.headers);
    await api.get(path, person.headers);
    await api.get(path, { authorization: `Bearer ${person.user.token}x` });
  });
  expect(text).toContain('"call":"PUT /api/v1/user/:id","status":200');
  expectNone(text, { ...profile, email: person.email, bearer: person.user.token });
});

test('what an address may carry leaves nothing in the log: guest codes, action codes, addresses in paths', async () => {
  const show = await api.addShow();
  const email = newEmail('guest');
  const { data: payment } = await api.order({ email, show });
  const code = String(payment.code_guest);
  const text = await logged(async () => {
    await api.get(`/api/v1/payment/guest?code_guest=${code}&room_video_id=${show.id}`);
    await api.get(`/api/v1/payment/guest/${email}/${show.id}`);
    await api.get(`/api/v1/dev/outbox?email=${email}`);
    await api.get('/auth/account?mode=resetPassword&oobCode=action-code-of-a-mail');
    await api.get(`/nowhere/${email}?code=${code}`);
  });
  expect(text).toContain('"call":"GET /api/v1/payment/guest/:email/:room_video_id"');
  expectNone(text, { email, code, oobCode: 'action-code-of-a-mail' });
});

test('a failure nobody foresaw tells where it happened, not to whom', async () => {
  const email = newEmail();
  const broken = await startApi();
  await broken.ports.database.destroy();
  const { status } = await broken.get(`/auth/email?email=${email}`);
  const text = JSON.stringify(broken.lines);
  expect([status, text.includes('"level":"error"')]).toEqual([500, true]);
  expectNone(text, { email });
});
