import type { Activity } from '@panggung/core';
import { expect, test } from 'vitest';
import { logLogin } from './activity.js';
import { createVisitor, visitedApi } from './visitor.fixture.js';

const stand = visitedApi();

test('B-30: a login from the web is noted', async () => {
  const visitor = createVisitor(stand);
  const tab = visitor.open();
  const { headers, user } = await visitor.signIn(tab);
  await logLogin(tab);
  const { data } = await stand.api.get<Activity[]>('/api/v1/log-activity', headers);
  const noted = { user_id: user.user_id, device_type: 'WEB', type_activity: 'LOGIN' };
  expect(data).toMatchObject([noted]);
});

test('a note that does not reach the API keeps nobody from going on', async () => {
  const visitor = createVisitor(stand);
  const tab = visitor.open();
  await visitor.signIn(tab);
  visitor.break(() => Response.json({ message: 'No' }, { status: 500 }));
  await expect(logLogin(tab)).resolves.toBeUndefined();
});
