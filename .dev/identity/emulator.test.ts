import { expect, inject, test } from 'vitest';

const { host, projectId } = inject('identity');
const api = `http://${host}/identitytoolkit.googleapis.com/v1`;

async function post(path: string, body: unknown) {
  const response = await fetch(`${api}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

test('somebody registers, is mailed and signs in, offline', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { idToken } = await post('accounts:signUp', { email, password: 'Rahasia1' });
  await post('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const sent = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; oobCode: string }[] } = await sent.json();
  const mail = oobCodes.find((code) => code.email === email);
  await post('accounts:update', { oobCode: mail?.oobCode });

  const signedIn = await post('accounts:signInWithPassword', { email, password: 'Rahasia1' });
  const { users } = await post('accounts:lookup', { idToken: signedIn.idToken });
  expect(users).toMatchObject([{ email, emailVerified: true }]);
});
