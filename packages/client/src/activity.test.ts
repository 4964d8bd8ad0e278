import type { Activity } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import { logLogin } from './activity.js';
import { createVisitor, watchAddress, watchStorage } from './visitor.fixture.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());
beforeEach(() => {
  watchAddress();
  watchStorage();
});
afterEach(() => vi.unstubAllGlobals());

test('B-30: a login from the web is noted', async () => {
  const visitor = createVisitor({ api });
  const tab = visitor.open();
  const { headers, user } = await visitor.signIn(tab);
  await logLogin(tab);
  const { data } = await api.get<Activity[]>('/api/v1/log-activity', headers);
  const noted = { user_id: user.user_id, device_type: 'WEB', type_activity: 'LOGIN' };
  expect(data).toMatchObject([noted]);
});

test('a note that does not reach the API keeps nobody from going on', async () => {
  const visitor = createVisitor({ api });
  const tab = visitor.open();
  await visitor.signIn(tab);
  visitor.break(() => Response.json({ message: 'No' }, { status: 500 }));
  await expect(logLogin(tab)).resolves.toBeUndefined();
});
