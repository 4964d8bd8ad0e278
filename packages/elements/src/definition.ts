import type { AttributeType } from './attribute.js';
import type { EventName } from './event.js';
import type { Tag } from './tag.js';

/** What the bridge must know of a widget to make an element of it. Words for people are in description.ts. */
export interface Definition {
  tag: `panggung-${string}`;
  /** Its own, beside the settings, by property; the attribute is its kebab-case. */
  attributes: Readonly<Record<string, AttributeType>>;
  events: readonly EventName[];
  /** Whether `focus()` and a click beside the control focus the control: for a widget that is one control. */
  delegatesFocus?: boolean;
}

/** What every tag may be told, as its own attributes. */
export const settings = {
  apiUrl: 'string',
  partnerKey: 'string',
  language: 'string',
  theme: 'string',
  siteUrl: 'string',
  showHref: 'string',
} as const satisfies Definition['attributes'];

export const showGrid = {
  tag: 'panggung-show-grid',
  attributes: {
    creator: 'string',
    category: 'string',
    status: 'string',
    limit: 'number',
    noFilter: 'boolean',
    page: 'number',
    heading: 'string',
    headingLevel: 'number',
  },
  events: ['show-select', 'filter-change', 'page-change'],
} as const satisfies Definition;

export const showCard = {
  tag: 'panggung-show-card',
  attributes: { show: 'string', artist: 'string' },
  events: ['show-select'],
} as const satisfies Definition;

export const showRail = {
  tag: 'panggung-show-rail',
  attributes: {
    section: 'string',
    heading: 'string',
    creator: 'string',
    category: 'string',
    status: 'string',
    limit: 'number',
    order: 'string',
    layout: 'string',
    seeAll: 'string',
    loading: 'string',
  },
  events: ['show-select', 'list-open'],
} as const satisfies Definition;

export const upcomingShow = {
  tag: 'panggung-upcoming-show',
  attributes: {},
  events: ['ticket-open'],
} as const satisfies Definition;

export const showDetail = {
  tag: 'panggung-show-detail',
  attributes: { show: 'string', preview: 'boolean' },
  // Written out: a row with a spread in it would travel with every tag.
  events: [
    'checkout-start',
    'payment-pending',
    'ticket-issued',
    'payment-deleted',
    'checkout-close',
    'redeem-start',
    'ticket-open',
    'watch-start',
    'gift-start',
    'like-change',
    'sign-in-start',
    'profile-start',
  ],
} as const satisfies Definition;

export const buyButton = {
  tag: 'panggung-buy-button',
  attributes: { show: 'string', variant: 'string' },
  events: [
    'checkout-start',
    'payment-pending',
    'ticket-issued',
    'payment-deleted',
    'checkout-close',
    'ticket-open',
    'watch-start',
    'sign-in-start',
    'profile-start',
  ],
  delegatesFocus: true,
} as const satisfies Definition;

export const checkout = {
  tag: 'panggung-checkout',
  attributes: { show: 'string', forUserId: 'string', step: 'string', variant: 'string' },
  events: [
    'payment-pending',
    'ticket-issued',
    'payment-deleted',
    'checkout-close',
    'ticket-open',
    'watch-start',
    'sign-in-start',
    'profile-start',
  ],
} as const satisfies Definition;

export const waitingList = {
  tag: 'panggung-waiting-list',
  attributes: { show: 'string' },
  events: ['checkout-start', 'payment-pending', 'ticket-issued', 'checkout-close'],
} as const satisfies Definition;

export const giftTicket = {
  tag: 'panggung-gift-ticket',
  attributes: { show: 'string' },
  events: [
    'payment-pending',
    'ticket-issued',
    'payment-deleted',
    'checkout-close',
    'ticket-open',
    'sign-in-start',
    'profile-start',
  ],
} as const satisfies Definition;

export const ticketWallet = {
  tag: 'panggung-ticket-wallet',
  attributes: { ticket: 'string' },
  events: ['show-select', 'ticket-open', 'ticket-sent', 'sign-in-start'],
} as const satisfies Definition;

export const doorCheck = {
  tag: 'panggung-door-check',
  attributes: { show: 'string' },
  events: ['sign-in-start'],
} as const satisfies Definition;

export const broadcast = {
  tag: 'panggung-broadcast',
  attributes: { show: 'string' },
  events: ['broadcast-started', 'broadcast-ended', 'sign-in-start'],
} as const satisfies Definition;

export const hostStudio = {
  tag: 'panggung-host-studio',
  attributes: { screen: 'string', show: 'string' },
  events: [
    'show-edit-start',
    'broadcast-start',
    'manage-open',
    'expressions-open',
    'show-saved',
    'show-altered',
    'broadcast-started',
    'broadcast-ended',
    'expression-altered',
    'sign-in-start',
  ],
} as const satisfies Definition;

export const studioManage = {
  tag: 'panggung-studio-manage',
  attributes: {},
  events: ['show-edit-start', 'broadcast-start', 'show-altered', 'sign-in-start'],
} as const satisfies Definition;

export const studioForm = {
  tag: 'panggung-studio-form',
  attributes: { show: 'string' },
  events: ['show-saved', 'manage-open', 'sign-in-start'],
} as const satisfies Definition;

export const expressions = {
  tag: 'panggung-expressions',
  attributes: {},
  events: ['expression-altered', 'sign-in-start'],
} as const satisfies Definition;

export const saleQueue = {
  tag: 'panggung-sale-queue',
  attributes: { show: 'string' },
  events: ['queue-admitted', 'checkout-start', 'payment-pending', 'ticket-issued', 'checkout-close'],
} as const satisfies Definition;

export const player = {
  tag: 'panggung-player',
  attributes: { show: 'string', captions: 'string', latency: 'string', chat: 'string' },
  events: [
    'watch-end',
    'checkout-start',
    'payment-pending',
    'ticket-issued',
    'checkout-close',
    'sign-in-start',
    'profile-start',
  ],
} as const satisfies Definition;

export const profile = {
  tag: 'panggung-profile',
  attributes: { screen: 'string', showReferral: 'boolean', referralText: 'string' },
  events: ['sign-in-start', 'profile-saved'],
} as const satisfies Definition;

export const account = {
  tag: 'panggung-account',
  attributes: { panel: 'string', actionCode: 'string', referral: 'string', showReferral: 'boolean' },
  events: ['session-change'],
} as const satisfies Definition;

export const banners = {
  tag: 'panggung-banners',
  attributes: { view: 'string', banner: 'string', page: 'number' },
  events: ['banner-select', 'list-open', 'page-change'],
} as const satisfies Definition;

export const comments = {
  tag: 'panggung-comments',
  attributes: { show: 'string' },
  events: ['sign-in-start'],
} as const satisfies Definition;

export const chat = {
  tag: 'panggung-chat',
  attributes: { show: 'string' },
  events: ['sign-in-start'],
} as const satisfies Definition;

export const search = {
  tag: 'panggung-search',
  attributes: { q: 'string' },
  events: ['search'],
  delegatesFocus: true,
} as const satisfies Definition;

export const searchResults = {
  tag: 'panggung-search-results',
  attributes: { q: 'string', page: 'number' },
  events: ['show-select', 'page-change'],
} as const satisfies Definition;

export const notifications = {
  tag: 'panggung-notifications',
  attributes: { tab: 'string' },
  events: ['notification-select', 'show-select', 'sign-in-start'],
} as const satisfies Definition;

/** Every widget, by its tag. */
export const definitions = {
  'panggung-show-grid': showGrid,
  'panggung-show-card': showCard,
  'panggung-show-rail': showRail,
  'panggung-upcoming-show': upcomingShow,
  'panggung-banners': banners,
  'panggung-show-detail': showDetail,
  'panggung-buy-button': buyButton,
  'panggung-checkout': checkout,
  'panggung-waiting-list': waitingList,
  'panggung-sale-queue': saleQueue,
  'panggung-player': player,
  'panggung-gift-ticket': giftTicket,
  'panggung-ticket-wallet': ticketWallet,
  'panggung-door-check': doorCheck,
  'panggung-host-studio': hostStudio,
  'panggung-studio-manage': studioManage,
  'panggung-studio-form': studioForm,
  'panggung-broadcast': broadcast,
  'panggung-expressions': expressions,
  'panggung-account': account,
  'panggung-profile': profile,
  'panggung-comments': comments,
  'panggung-chat': chat,
  'panggung-search': search,
  'panggung-search-results': searchResults,
  'panggung-notifications': notifications,
} as const satisfies { [T in Tag]: Definition & { tag: T } };
