import type { shellMessages } from '@panggung/core';
import type { ComponentType } from 'react';

/** Who may see a screen: everybody, or those who signed in.. */
export type Guard = 'open' | 'signed-in';
/** What a screen stands in: the main layout, or the page by itself.. */
export type Frame = 'main' | 'bare';
/**
 * What a screen cannot be drawn without: `id` stands in the query, the rest is handed over; `payment` is one handed over,
 * or the show it is for; `roomVideo` comes with its payment, or is the show of the query; `room` may stand there, too.
 * A-75, J-17, N-01, AMB-018, AMB-019.
 */
export type Need = 'id' | 'dataPayment' | 'payment' | 'room' | 'roomVideo';

/** One address of the site. */
export interface SiteRoute {
  /** As the documents write it; matched in any case. AMB-026. */
  path: string;
  /** As the documents call it. */
  name: string;
  guard: Guard;
  frame: Frame;
  /** The screen's title; `own` leaves it to the screen, null is the product's name alone. */
  title: keyof (typeof shellMessages)['default'] | 'own' | null;
  needs?: Need;
  /** Begins with the light of a show's cover, so that the bar stays clear until the page is scrolled. A-57. */
  isUnderBar?: true;
  /** Shows without a connection what was seen before, and says by itself how old that is. */
  opensOffline?: true;
  load(): Promise<ComponentType>;
  /** Leads on to this path. */
  leadsTo?: string;
}

type Row = Partial<SiteRoute> & Pick<SiteRoute, 'path' | 'name'>;

const open = (row: Row): SiteRoute => ({ guard: 'open', frame: 'main', title: null, load: nothing, ...row });
const guarded = (row: Row): SiteRoute => open({ guard: 'signed-in', ...row });
/** A path beside another one, kept for its old links. */
const alias = (path: string, name: string, leadsTo: string): SiteRoute => open({ path, name, leadsTo });

/** For those that lead on to another path. */
export const nothing = async (): Promise<ComponentType> => () => null;
const checkout = (page: keyof typeof import('./pages/checkout-pages.js')) => () =>
  import('./pages/checkout-pages.js').then((pages) => pages[page]);
const tickets = () => import('./pages/your-ticket-page.js').then((page) => page.YourTicketPage);
const profile = () => import('./pages/profile-page.js').then((page) => page.ProfilePage);
const account = () => import('./pages/account-page.js').then((page) => page.AccountPage);
const showForm = () => import('./pages/show-form-page.js').then((page) => page.ShowFormPage);
const showList = () => import('./pages/show-list-page.js').then((page) => page.ShowListPage);

/** Every path of the site: document 1 §2.1, A-02 to A-38; the redirects AMB-023 and AMB-024; the door is ours. */
export const routes: readonly SiteRoute[] = [
  open({
    path: '/',
    name: 'Dashboard',
    isUnderBar: true,
    load: () => import('./pages/dashboard-page.js').then((page) => page.DashboardPage),
  }),
  alias('/dashboard', 'Breadcrumb Dashboard', '/'),
  alias('/HelloWorld', 'HelloWorld', '/'),
  open({
    path: '/login',
    name: 'Login',
    frame: 'bare',
    title: 'own',
    load: account,
  }),
  open({
    path: '/auth/account',
    name: 'Account Link',
    load: () => import('./pages/account-link-page.js').then((page) => page.AccountLinkPage),
  }),
  open({
    path: '/resetPassword',
    name: 'Reset Password',
    frame: 'bare',
    title: 'own',
    load: account,
  }),
  open({
    path: '/authorization',
    name: 'Authorization',
    title: 'access_denied',
    load: () => import('./pages/authorization-page.js').then((page) => page.AuthorizationPage),
  }),
  open({
    path: '/logout',
    name: 'Logout',
    load: () => import('./pages/logout-page.js').then((page) => page.LogoutPage),
  }),

  open({ path: '/show', name: 'VideoList', title: 'shows', load: showList }),
  open({ path: '/video', name: 'VideoList by status', title: 'shows', load: showList }),
  open({
    path: '/show/detail',
    name: 'VideoDetail',
    title: 'own',
    needs: 'id',
    isUnderBar: true,
    load: () => import('./pages/show-detail-page.js').then((page) => page.ShowDetailPage),
  }),
  open({
    path: '/search',
    name: 'Search',
    title: 'own',
    load: () => import('./pages/search-page.js').then((page) => page.SearchPage),
  }),
  open({
    path: '/banner',
    name: 'Banner',
    title: 'banners',
    load: () => import('./pages/banner-list-page.js').then((page) => page.BannerListPage),
  }),
  open({
    path: '/banner/detail',
    name: 'Detail Banner',
    title: 'own',
    needs: 'id',
    load: () => import('./pages/banner-detail-page.js').then((page) => page.BannerDetailPage),
  }),
  open({
    path: '/streaming',
    name: 'Player',
    title: 'player',
    needs: 'roomVideo',
    load: () => import('./pages/streaming-page.js').then((page) => page.StreamingPage),
  }),

  open({
    path: '/withEmail',
    name: 'Guest buy-ticket',
    title: 'buy_ticket',
    needs: 'id',
    load: checkout('EmailPage'),
  }),
  open({
    path: '/PaymentTypeList',
    name: 'PaymentTypeList',
    title: 'choose_method',
    needs: 'id',
    load: checkout('MethodPage'),
  }),
  alias('/paymenttype', 'Breadcrumb PaymentType', '/PaymentTypeList'),
  open({
    path: '/PaymentCountdown',
    name: 'PaymentCountdown',
    title: 'pay',
    needs: 'dataPayment',
    load: checkout('CountdownPage'),
  }),
  open({
    path: '/PaymentSuccess',
    name: 'PaymentSuccess',
    title: 'success',
    load: checkout('SuccessPage'),
  }),
  open({
    path: '/PaymentDetail',
    name: 'PaymentDetail',
    title: 'pay',
    needs: 'payment',
    load: checkout('DetailPage'),
  }),
  open({
    path: '/PaymentFree',
    name: 'PaymentFree',
    title: 'redeem',
    needs: 'id',
    load: checkout('RedeemPage'),
  }),
  open({
    path: '/PaymentWithOVO',
    name: 'PaymentWithOVO',
    title: 'ovo',
    needs: 'id',
    load: checkout('PhonePage'),
  }),
  open({
    path: '/PaymentWithLinkAja',
    name: 'PaymentWithLinkAja',
    title: 'link_aja',
    needs: 'id',
    load: checkout('PhonePage'),
  }),
  open({
    path: '/Donation',
    name: 'Donation',
    title: 'donation',
    needs: 'id',
    load: checkout('DonationPage'),
  }),
  guarded({
    path: '/paymenttype/detail',
    name: 'Payment type detail',
    title: 'payment_type',
    needs: 'id',
    load: () => import('./pages/payment-type-detail-page.js').then((page) => page.PaymentTypeDetailPage),
  }),

  guarded({
    path: '/yourTicket',
    name: 'YourTicket',
    title: 'your_tickets',
    opensOffline: true,
    load: tickets,
  }),
  guarded({
    path: '/cardingyourticket',
    name: 'CardingYourTicket',
    title: 'your_tickets',
    opensOffline: true,
    load: tickets,
  }),
  guarded({
    path: '/TicketGift',
    name: 'TicketGift',
    title: 'ticket_gift',
    needs: 'id',
    load: () => import('./pages/ticket-gift-page.js').then((page) => page.TicketGiftPage),
  }),
  guarded({
    path: '/doorCheck',
    name: 'Door Check',
    title: 'door_check',
    needs: 'id',
    opensOffline: true,
    load: () => import('./pages/door-check-page.js').then((page) => page.DoorCheckPage),
  }),
  guarded({
    path: '/manageshow',
    name: 'Show',
    title: 'manage_show_title',
    load: () => import('./pages/manage-show-page.js').then((page) => page.ManageShowPage),
  }),
  guarded({ path: '/show/add', name: 'Add Show', title: 'add_show', load: showForm }),
  guarded({ path: '/show/edit', name: 'Edit Show', title: 'edit_show', load: showForm }),
  guarded({
    path: '/broadcast',
    name: 'Broadcast',
    title: 'broadcast',
    needs: 'room',
    load: () => import('./pages/broadcast-page.js').then((page) => page.BroadcastPage),
  }),
  guarded({
    path: '/express',
    name: 'Express',
    title: 'your_expression',
    load: () => import('./pages/express-page.js').then((page) => page.ExpressPage),
  }),

  guarded({ path: '/profile', name: 'Profile', leadsTo: '/profile/detail' }),
  guarded({
    path: '/profile/detail',
    name: 'Profile Detail',
    title: 'own',
    load: profile,
  }),
  guarded({
    path: '/profile/edit',
    name: 'Edit Profile',
    title: 'own',
    load: profile,
  }),
  guarded({
    path: '/profile/changePassword',
    name: 'Change Password',
    title: 'own',
    load: profile,
  }),
];

/** What stands at an address nobody listed. AMB-025. */
export const notFound: SiteRoute = open({
  path: '*',
  name: 'Not found',
  title: 'page_not_found',
  load: () => import('./pages/not-found-page.js').then((page) => page.NotFoundPage),
});

const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]));

/** The route of a path, in any case, with or without a slash at its end. */
export function findRoute(pathname: string): SiteRoute {
  return byPath.get(pathname.toLowerCase().replace(/(.)\/+$/, '$1')) ?? notFound;
}

/** The route an address shows: the login screen, else the reset screen where an action code is, else its own. AMB-027. */
export function chooseRoute(pathname: string, search: string): SiteRoute {
  const route = findRoute(pathname);
  const isReset = route.path !== '/login' && new URLSearchParams(search).has('actionCode');
  return isReset ? findRoute('/resetPassword') : route;
}
