import { expect, test } from 'vitest';
import { API_URL } from '../../../tests/api.js';
import { type AnalyticsEvent, connectAnalytics, report } from './analytics.js';
import { createPanggung } from './panggung.js';
import { createVisitor, visitedApi } from './visitor.fixture.js';

const stand = visitedApi();

test('a service is told that somebody came and went, not who', async () => {
  const visitor = createVisitor(stand);
  const tab = visitor.open();
  const told: AnalyticsEvent[] = [];
  connectAnalytics(tab, (event) => told.push(event));
  await visitor.signIn(tab);
  await tab.session.signOut();
  expect(told).toEqual([{ name: 'login' }, { name: 'logout' }]);
});

test('one service that fails is no concern of the others, nor of the page', async () => {
  const panggung = createPanggung({ apiUrl: API_URL, storage: null });
  const told: string[] = [];
  connectAnalytics(panggung, () => {
    throw new Error('blocked');
  });
  connectAnalytics(panggung, () => Promise.reject(new Error('offline')));
  const stop = connectAnalytics(panggung, ({ name }) => told.push(name));
  report(panggung, { name: 'page_view', page: 'dashboard' });
  stop();
  report(panggung, { name: 'page_view', page: 'profile' });
  await new Promise((settled) => setTimeout(settled));
  expect(told).toEqual(['page_view']);
});
