import { expect, test } from 'vitest';
import { chooseRoute, findRoute, nothing, routes } from './routes.js';

const pathsOf = (is: (route: (typeof routes)[number]) => boolean) =>
  routes.filter(is).map(({ path }) => path);

test('exactly these screens are for those who signed in: A-40, and the door', () => {
  expect(pathsOf(({ guard }) => guard === 'signed-in').sort()).toEqual(
    [
      '/paymenttype/detail',
      '/cardingyourticket',
      '/broadcast',
      '/yourTicket',
      '/TicketGift',
      '/doorCheck',
      '/manageshow',
      '/show/add',
      '/show/edit',
      '/profile',
      '/profile/edit',
      '/profile/detail',
      '/profile/changePassword',
      '/express',
    ].sort(),
  );
});

test('every path of the documents is listed, written as they write it', () => {
  const documented =
    '/ /login /auth/account /resetPassword /HelloWorld /PaymentTypeList /withEmail /PaymentFree /PaymentSuccess ' +
    '/PaymentWithOVO /PaymentWithLinkAja /PaymentCountdown /PaymentDetail /Donation /paymenttype/detail /video ' +
    '/show/detail /show /banner /banner/detail /cardingyourticket /broadcast /streaming /yourTicket /TicketGift ' +
    '/manageshow /show/add /show/edit /profile /profile/edit /profile/detail /profile/changePassword /express ' +
    '/authorization /search';
  const ours = ['/logout', '/dashboard', '/paymenttype', '/doorCheck'];
  expect(routes.map(({ path }) => path).sort()).toEqual([...documented.split(' '), ...ours].sort());
});

test('names are as the documents give them, and each is one path', () => {
  const given: Record<string, string> = {
    '/resetPassword': 'Reset Password',
    '/show/detail': 'VideoDetail',
    '/show': 'VideoList',
    '/banner/detail': 'Detail Banner',
    '/search': 'Search',
    '/manageshow': 'Show',
    '/show/add': 'Add Show',
    '/show/edit': 'Edit Show',
    '/express': 'Express',
    '/logout': 'Logout',
  };
  for (const [path, name] of Object.entries(given)) expect(findRoute(path).name).toBe(name);
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
});

test('nothing is still to come: every path has a page, or leads on to one', () => {
  expect(pathsOf(({ load, leadsTo }) => load === nothing && !leadsTo)).toEqual([]);
});

test.each([
  ['/SHOW/Detail', '/show/detail'],
  ['/ticketgift', '/TicketGift'],
  ['/show/', '/show'],
  ['/', '/'],
  ['/profile/CHANGEPASSWORD/', '/profile/changePassword'],
  ['/no/such/place', '*'],
  ['/show/detail/7', '*'],
])('%s opens %s', (address, path) => {
  expect(findRoute(address).path).toBe(path);
});

test('the login screen comes before the reset screen, and that before all others: AMB-027', () => {
  expect(chooseRoute('/login', '?actionCode=x').path).toBe('/login');
  expect(chooseRoute('/show', '?actionCode=x').path).toBe('/resetPassword');
  expect(chooseRoute('/profile', '?id=1&actionCode=').path).toBe('/resetPassword');
  expect(chooseRoute('/show', '?code=x').path).toBe('/show');
});

test('every alias leads to a screen', () => {
  for (const { leadsTo } of routes) if (leadsTo) expect(findRoute(leadsTo).path).toBe(leadsTo);
});

test('the bar is clear over the dashboard and a show alone: A-57, A-58', () => {
  expect(pathsOf(({ isUnderBar }) => isUnderBar === true)).toEqual(['/', '/show/detail']);
});
