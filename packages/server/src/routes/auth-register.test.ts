import type { User } from '@panggung/core/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ADDRESS_HEADER, type Answer, type Api, createClock, startApi } from '../../../../tests/api.js';
import {
  changeIdentity,
  enter,
  login,
  newEmail,
  PASSWORD,
  register,
  signInWithGoogle,
  signUp,
} from '../../../../tests/people.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());

const accounts = (email: string) =>
  api.ports.database.selectFrom('user_account').selectAll().where('email', '=', email).execute();
const statusOf = async (email: string) => (await api.get(`/auth/email?email=${email}`)).status;

/** Registers somebody new with these fields of the form. */
async function newcomer(fields: Record<string, unknown> = {}): Promise<Answer<User> & { email: string }> {
  const email = newEmail();
  const { localId } = await signUp({ email });
  return { email, ...(await register(api, { email, localId, ...fields })) };
}

describe('registering with an e-mail', () => {
  it('makes an account that the e-mail check knows from then on', async () => {
    const email = newEmail();
    expect(await statusOf(email)).toBe(404);
    const { localId } = await signUp({ email });
    const answer = await register(api, { email, localId, first_name: ' Sari ', last_name: 'Dewi' });
    expect(answer).toMatchObject({
      status: 201,
      data: { email, full_name: 'Sari Dewi', firebase_uid: localId, type: 'USER', status: 'UNVERIFIED' },
    });
    expect(answer.data.referral_code).toMatch(/^[A-Z2-9]{8}$/);
    expect(await statusOf(email)).toBe(200);
  });

  it('makes a USER, whatever the body asks for', async () => {
    const { email, data } = await newcomer({
      type: 'ARTIST',
      status: 'VERIFIED',
      email_verified: true,
      id: 1,
    });
    expect(data).toMatchObject({ type: 'USER', status: 'UNVERIFIED' });
    expect(await accounts(email)).toMatchObject([{ type: 'USER', email_verified: false }]);
  });

  it('is refused with somebody else’s uid, a wrong password, or none', async () => {
    const victim = await api.signIn();
    const email = newEmail();
    const { localId } = await signUp({ email });
    const stolen = await register(api, { email, localId: String(victim.user.firebase_uid) });
    const guessed = await register(api, {
      email,
      localId,
      password: 'Salah123',
      confirm_password: 'Salah123',
    });
    for (const refused of [stolen, guessed]) {
      expect(refused).toMatchObject({ status: 400, code: 'credentials_invalid' });
    }
    const open = await register(api, { email, localId, password: undefined, confirm_password: undefined });
    expect(open).toMatchObject({ status: 400, code: 'password_weak' });
    expect(await accounts(email)).toEqual([]);
  });

  it('is refused for an e-mail that has an account, and again makes no second one', async () => {
    const { email, data } = await newcomer();
    const again = await register(api, { email, localId: String(data.firebase_uid), first_name: 'Lain' });
    expect(again).toMatchObject({ status: 201, data: { id: data.id, first_name: 'Sari' } });
    const row = { firebase_uid: 'somebody-before', email: newEmail(), full_name: 'Lama', created_at: 1 };
    await api.ports.database.insertInto('user_account').values(row).execute();
    const { localId } = await signUp({ email: row.email });
    expect(await register(api, { email: row.email, localId })).toMatchObject({
      status: 400,
      code: 'email_registered',
      message: 'Email Already Exists',
    });
  });

  it('needs the key that every insert needs', async () => {
    const email = newEmail();
    const { localId: firebase_uid } = await signUp({ email });
    const form = { email, firebase_uid, password: PASSWORD, first_name: 'Sari', last_name: 'Dewi' };
    expect(await api.post('/auth/register', form)).toMatchObject({ code: 'idempotency_key_missing' });
    expect(await accounts(email)).toEqual([]);
  });

  it('twice at the same time makes one account', async () => {
    const email = newEmail();
    const { localId } = await signUp({ email });
    const answers = await Promise.all([1, 2, 3].map(() => register(api, { email, localId })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await accounts(email)).toHaveLength(1);
  });

  it.each([
    [{ first_name: ' ' }, 'Field is required'],
    [{ last_name: undefined }, 'Field is required'],
    [{ confirm_password: 'Rahasia2' }, 'Password not match'],
    [
      { password: 'rahasia', confirm_password: 'rahasia' },
      'Min. 6 characters with at least one capital letter, a number.',
    ],
  ])('is refused in the words of the form: %o', async (fields, message) => {
    const refused = await newcomer(fields);
    expect(refused.status).toBe(400);
    expect(refused.message).toContain(message);
  });
});

describe('a referral code', () => {
  it('is known however it is typed, and kept as its owner has it', async () => {
    const friend = await newcomer();
    const code = String(friend.data.referral_code);
    expect(await api.get(`/auth/coupon-code?referral_code=${code.toLowerCase()}`)).toMatchObject({
      status: 200,
      data: { referral_code: code },
    });
    const { email } = await newcomer({ referral: ` ${code.toLowerCase()}` });
    expect(await accounts(email)).toMatchObject([{ referral: code }]);
  });

  it('of nobody is refused where it is checked and where it is used', async () => {
    const refusal = { status: 404, code: 'referral_unknown', message: 'Referral code does not valid' };
    expect(await api.get('/auth/coupon-code?referral_code=NOBODY22')).toMatchObject(refusal);
    const { email, ...refused } = await newcomer({ referral: 'NOBODY22' });
    expect(refused).toMatchObject(refusal);
    expect(await accounts(email)).toEqual([]);
  });

  it('brings whoever used it half a ticket, once, where the server gives one', async () => {
    const referral = String((await newcomer()).data.referral_code);
    const couponsOf = ({ data }: { data: User }) =>
      api.ports.database.selectFrom('coupon').selectAll().where('user_id', '=', Number(data.id)).execute();
    expect(await couponsOf(await newcomer({ referral }))).toEqual([]);
    api.ports.settings.referralCoupon = 'Diskon 50% teman baru';
    onTestFinished(() => void delete api.ports.settings.referralCoupon);
    expect(await couponsOf(await newcomer())).toEqual([]);
    const email = newEmail();
    const { localId } = await signUp({ email });
    const twins = await Promise.all([1, 2].map(() => register(api, { email, localId, referral })));
    const again = await register(api, { email, localId, referral });
    expect([...twins, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await couponsOf(again)).toMatchObject([
      { title: 'Diskon 50% teman baru', coupon_type: 'DISC-50', status: 'UNUSED', verification: 'VERIFIED' },
    ]);
  });

  it('is looked for only by who can prove themselves: guesses are slowed down everywhere', async () => {
    const wrong = { password: 'Salah123', confirm_password: 'Salah123' };
    expect(await newcomer({ referral: 'NOBODY22', ...wrong })).toMatchObject({ code: 'credentials_invalid' });
  });
});

describe('registering with Google', () => {
  const google = () => ({ sub: crypto.randomUUID(), email: newEmail('google') });

  it('is verified at once, and everything comes from the token', async () => {
    const { sub, email } = google();
    const { idToken, localId } = await signInWithGoogle({ sub, email });
    const fields = { google_id: sub, id_token: idToken, password: undefined, confirm_password: undefined };
    const answer = await register(api, { email: newEmail('palsu'), localId: 'palsu', ...fields });
    expect(answer).toMatchObject({
      status: 201,
      data: { email, firebase_uid: localId, google_id: sub, status: 'VERIFIED', type: 'USER' },
    });
  });

  it('needs the token of that very Google account', async () => {
    const { sub, email } = google();
    const { idToken, localId } = await signInWithGoogle({ sub, email });
    for (const fields of [
      { google_id: 'other', id_token: idToken },
      { google_id: sub },
      { google_id: sub, id_token: 'x' },
    ]) {
      const refused = await register(api, { email, localId, ...fields });
      expect(refused).toMatchObject({ status: 400, code: 'id_token_invalid' });
    }
    expect(await accounts(email)).toEqual([]);
  });
});

describe('tickets that were ordered as a guest', () => {
  const ticketsOf = async (email: string) =>
    api.ports.database
      .selectFrom('payment')
      .select(['user_id', 'for_user_id'])
      .where('email', '=', email)
      .execute();

  it('belong to nobody who only says the e-mail, and to the account once it is verified', async () => {
    const email = newEmail();
    const show = await api.addShow();
    expect((await api.order({ email, show })).status).toBe(201);
    const { localId } = await signUp({ email });
    const { data } = await register(api, { email, localId });
    await login(api, email);
    expect(await ticketsOf(email)).toEqual([{ user_id: null, for_user_id: null }]);
    await changeIdentity(localId, { emailVerified: true });
    await enter(api, email);
    await api.post('/auth/verification', { email, firebase_uid: localId });
    expect(await ticketsOf(email)).toEqual([{ user_id: data.id, for_user_id: data.id }]);
  });

  it('come along at the next sign-in too', async () => {
    const { email, user } = await api.signIn();
    const payment = { email, show: await api.addShow() };
    const row = await api.order({ ...payment, email: newEmail() });
    await api.ports.database
      .updateTable('payment')
      .set({ email })
      .where('id', '=', String(row.data.id))
      .execute();
    await enter(api, email);
    expect(await ticketsOf(email)).toEqual([{ user_id: user.id, for_user_id: user.id }]);
  });

  it('cannot be ordered with an e-mail that is registered', async () => {
    const { email } = await newcomer();
    expect(await api.order({ email, show: await api.addShow() })).toMatchObject({ code: 'email_registered' });
  });
});

it('who registers again and again is slowed down', async () => {
  const from = { 'idempotency-key': crypto.randomUUID(), [ADDRESS_HEADER]: '198.51.100.70' };
  const body = { first_name: 'A', last_name: 'B', password: PASSWORD, firebase_uid: 'x' };
  const tries = Array.from({ length: 61 }, () =>
    api.post('/auth/register', { ...body, email: newEmail() }, from),
  );
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
});
