import {
  accountPanels,
  broadcastStates,
  checkoutStates,
  checkoutSteps,
  dashboardSectionNames,
  dashboardSections,
  playerStates,
  type RailLayout,
  railLayouts,
} from '@panggung/core';
import type { Definition, definitions } from '../src/definition.js';
import type { EventName } from '../src/event.js';
import type { Tag } from '../src/tag.js';

/** What a person reads of an attribute; the type is TypeScript's. */
export interface AttributeWords {
  text: string;
  type: string;
  /** What holds when it is absent. */
  default?: string;
}

type OwnAttribute<D extends Definition> = Exclude<keyof D['attributes'], keyof typeof settingWords>;

/** Words for one tag; an attribute or event without words does not compile. */
export interface ElementWords<T extends Tag = Tag> {
  /** The same widget's name in `@panggung/react`. */
  react: string;
  summary: string;
  attributes: Record<OwnAttribute<(typeof definitions)[T]>, AttributeWords>;
  parts: readonly (keyof typeof partWords)[];
  /** The names `:state()` knows. */
  states: readonly string[];
  /**
   * Its height before it is there, by the attributes it has: what its first drawing takes, measured at many widths.
   * Percentages are of the width it has.
   */
  height: Readonly<Record<string, string>>;
}

export const settingWords = {
  apiUrl: {
    text: 'Address of the API.',
    type: 'string',
    default: "data-api of the script tag, else the script's origin",
  },
  partnerKey: {
    text: "A partner's publishable key: names who sold the ticket.",
    type: 'string',
    default: 'data-key of the script tag',
  },
  language: {
    text: 'A catalogue (`default`, `id`, `en`) or a BCP 47 tag.',
    type: 'string',
    default: "the nearest ancestor's lang, live",
  },
  theme: {
    text: 'The look.',
    type: "'light' | 'dark' | 'auto'",
    default: "the nearest ancestor's data-panggung-theme, live, else light",
  },
  siteUrl: { text: 'Address of the site that shows are linked to.', type: 'string', default: 'api-url' },
  showHref: {
    text: "Where a show's page is: `{id}` stands for the show. From script also a function of the show.",
    type: 'string | ((show: { id: string | number }) => string)',
    default: '{site-url}/show/detail?id={id}',
  },
} as const satisfies Record<string, AttributeWords>;

export const eventWords: Record<EventName, { text: string; className: string }> = {
  'show-select': {
    text: "A show was chosen. Prevented, the browser stays: the show's page is yours to open.",
    className: 'PanggungShowSelectEvent',
  },
  'banner-select': {
    text: 'A banner was chosen. Prevented, the browser stays: what it leads to is yours to open.',
    className: 'PanggungBannerSelectEvent',
  },
  'filter-change': {
    text: 'Shows of another status or category are wanted. Prevented, the list stays as it is.',
    className: 'PanggungFilterChangeEvent',
  },
  'page-change': {
    text: 'Another page is wanted. Prevented, the list stays as it is.',
    className: 'PanggungPageChangeEvent',
  },
  search: {
    text: 'Something is searched for. Prevented, the browser stays: the results are yours to show.',
    className: 'PanggungSearchEvent',
  },
  'notification-select': {
    text: 'A notification was chosen. Prevented, the browser stays, and a promotion (whose `href` is null) is not opened.',
    className: 'PanggungNotificationSelectEvent',
  },
  'list-open': {
    text: 'All shows of a row are wanted, or all banners. Prevented, the browser stays: the list is yours to open.',
    className: 'PanggungListOpenEvent',
  },
  'ticket-open': {
    text: 'The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours.',
    className: 'PanggungTicketOpenEvent',
  },
  'ticket-sent': {
    text: 'The person sent a ticket to somebody: it is theirs now.',
    className: 'PanggungTicketSentEvent',
  },
  'checkout-start': {
    text: 'Someone wants a ticket. Prevented, no checkout opens: the way to it is yours.',
    className: 'PanggungCheckoutStartEvent',
  },
  'redeem-start': {
    text: 'Someone typed a redeem code: it stands behind the `#` of `href`. Prevented, the browser stays.',
    className: 'PanggungRedeemStartEvent',
  },
  'gift-start': {
    text: 'Someone wants to give a ticket away. Prevented, no dialog opens: the way to it is yours.',
    className: 'PanggungGiftStartEvent',
  },
  'watch-start': {
    text: 'Someone who may wants to watch. Prevented, no player opens: the way to it is yours.',
    className: 'PanggungWatchStartEvent',
  },
  'broadcast-started': {
    text: "The media server has the first picture of one's own show.",
    className: 'PanggungBroadcastStartedEvent',
  },
  'broadcast-ended': {
    text: "Publishing one's own show finished: its host stopped it, or it may not go on.",
    className: 'PanggungBroadcastEndedEvent',
  },
  'watch-end': {
    text: 'The stream ended while somebody watched. Prevented, saying so is yours.',
    className: 'PanggungWatchEndEvent',
  },
  'payment-pending': {
    text: 'A ticket is held and waits for its money. Amount in rupiah, time in epoch ms.',
    className: 'PanggungPaymentPendingEvent',
  },
  'ticket-issued': {
    text: 'The money came, and the ticket is there. Amount in rupiah.',
    className: 'PanggungTicketIssuedEvent',
  },
  'payment-deleted': {
    text: 'The person deleted a payment before its money came; the seat is on sale again.',
    className: 'PanggungPaymentDeletedEvent',
  },
  'queue-admitted': {
    text: 'Whoever stood in the line before the sale may order now.',
    className: 'PanggungQueueAdmittedEvent',
  },
  'checkout-close': {
    text: 'The checkout was left, in this state.',
    className: 'PanggungCheckoutCloseEvent',
  },
  'session-change': {
    text: 'Somebody signed in or out, here, in another widget, or in another tab.',
    className: 'PanggungSessionChangeEvent',
  },
  'sign-in-start': {
    text: 'A guest wants to sign in. Prevented, no dialog opens: the way there is yours.',
    className: 'PanggungSignInStartEvent',
  },
  'profile-start': {
    text: 'The profile is wanted: it must be whole before a ticket is bought. Prevented, the browser stays.',
    className: 'PanggungProfileStartEvent',
  },
  'profile-saved': {
    text: 'The person saved their profile.',
    className: 'PanggungProfileSavedEvent',
  },
  'show-edit-start': {
    text: 'A show is to be changed, or made where `show_id` is null. Prevented, the browser stays: the form is yours to open.',
    className: 'PanggungShowEditStartEvent',
  },
  'broadcast-start': {
    text: 'A show is to go on air from this browser. Prevented, the browser stays: the stage is yours to open.',
    className: 'PanggungBroadcastStartEvent',
  },
  'manage-open': {
    text: 'The list of the own shows is wanted. Prevented, the browser stays: the way there is yours.',
    className: 'PanggungManageOpenEvent',
  },
  'show-saved': {
    text: 'A show was made or changed.',
    className: 'PanggungShowSavedEvent',
  },
  'show-altered': {
    text: 'A show was deleted, called off or put off.',
    className: 'PanggungShowAlteredEvent',
  },
  'expressions-open': {
    text: 'The own expressions are wanted. Prevented, the browser stays: the way there is yours.',
    className: 'PanggungExpressionsOpenEvent',
  },
  'expression-altered': {
    text: 'An expression was added, described anew or deleted.',
    className: 'PanggungExpressionAlteredEvent',
  },
  'like-change': {
    text: 'The person likes a show, or no longer.',
    className: 'PanggungLikeChangeEvent',
  },
};

export const partWords = {
  button: 'Every button.',
  'button-primary': 'The button of the next step; it is a `button` too.',
  badge: 'The status of a show or of a payment.',
  card: 'A show or a short video in a grid, or a show alone.',
  cover: "A show's picture.",
  name: "A show's name, or a person's.",
  meta: "A show's date.",
  status: 'How many tickets are left.',
  price: 'A price.',
  panel: 'A framed surface.',
  qr: 'A QR code, dark on white.',
  chip: 'A choice of a filter.',
  tear: 'The perforation of a ticket.',
  field: 'A labelled input with its message.',
  input: 'The input itself.',
  tab: 'A tab above a list.',
  plot: 'A curve over time.',
  message: 'A message: of a field, of a list, of the whole widget.',
  player: 'The place of a picture that plays, and all that lies over it.',
  controls: 'What acts on that picture.',
  dialog: 'The dialog, a sheet where it is narrow.',
  snackbar: 'A short confirmation.',
  chat: 'The live chat, around its messages.',
  composer: 'Where a message is written.',
  photo: "A person's photo, or their initials.",
} as const;

const show = { text: 'The show, by id.', type: 'string | number' } as const;
const cardParts = ['card', 'cover', 'name', 'meta', 'status', 'price', 'message', 'button'] as const;
const checkoutParts = [
  'cover',
  'badge',
  'name',
  'meta',
  'price',
  'message',
  'panel',
  'tear',
  'field',
  'input',
  'button',
  'button-primary',
  'dialog',
  'snackbar',
] as const;
/** What opens a checkout has its parts too. */
const buyParts = ['status', ...checkoutParts] as const;

/** A length that counts only where the width is less: beyond it is far below zero. */
const below = (width: string, length: string) => `min(${length}, (${width} - 100%) * 9999)`;

/** A grid's height where it has four columns, three, two. */
const widthwise = (wide: string, middle: string, narrow: string) =>
  `max(${wide}, ${below('900px', middle)}, ${below('600px', narrow)})`;

const portraitText = `129px + max(0px, ${below('600px', '20px')})`;

/** A row's height: its head, its cards' pictures, their text. */
const railHeights: Record<RailLayout, string> = {
  portrait: `calc(48px + min(200px, 41%) * 1.25 + ${portraitText})`,
  landscape: 'calc(151px + min(352px, 82%) * 9 / 22)',
  ranked: `calc(48px + (min(236px, 52%) - 56px) * 1.25 + ${portraitText})`,
};

const railHeight: Record<string, string> = { '': railHeights.portrait };
for (const name of dashboardSectionNames)
  railHeight[`[section=${name}]`] = railHeights[dashboardSections[name].layout];
for (const layout of railLayouts) railHeight[`[layout=${layout}]`] = railHeights[layout];

export const descriptions: { readonly [T in Tag]: ElementWords<T> } = {
  'panggung-show-grid': {
    react: 'ShowGrid',
    summary: 'Shows as a grid of cards, eight a page.',
    attributes: {
      creator: { text: 'Only shows of this creator, by id.', type: 'string | number' },
      category: {
        text: 'Shows of this category, by id or by name: what the filter begins with.',
        type: 'string | number',
      },
      status: {
        text: 'Shows of these statuses, with commas between, `WAITING,LIVE`: what the filter begins with.',
        type: 'string',
      },
      limit: { text: 'How many shows; no leafing and no filter then.', type: 'number', default: '8 a page' },
      noFilter: { text: 'No filter above the cards.', type: 'boolean', default: 'false' },
      page: {
        text: 'The page shown, from 1.',
        type: 'number',
        default: '1, and the grid turns its pages itself',
      },
      heading: { text: 'A title above the cards.', type: 'string' },
      headingLevel: {
        text: 'How deep the title stands in the outline of the page.',
        type: '1 | 2',
        default: '2',
      },
    },
    parts: [...cardParts, 'chip', 'dialog', 'button-primary'],
    states: ['loading', 'ready', 'empty', 'past_end', 'failed'],
    height: {
      '': widthwise('62.5% + 301px', '125% + 419px', '250% + 626px'),
      '[no-filter]': widthwise('62.5% + 251px', '125% + 369px', '250% + 576px'),
      '[limit]': widthwise('31.25% + 91px', '83.33% + 206px', '125% + 255px'),
    },
  },
  'panggung-show-card': {
    react: 'ShowCard',
    summary: "One show as a card: a given one, or an artist's next by itself.",
    attributes: {
      show,
      artist: {
        text: 'Instead of a show: a creator, by id, whose show on air, nearest to come or last to watch again is taken.',
        type: 'string | number',
      },
    },
    parts: [...cardParts, 'badge'],
    states: ['loading', 'ready', 'missing', 'empty', 'failed'],
    height: { '': `max(22.5% - 5px, ${below('640px', '41% + 128px')})` },
  },
  'panggung-show-rail': {
    react: 'ShowRail',
    summary: 'Shows in a row that is scrolled along; nothing at all where there are none.',
    attributes: {
      section: {
        text: "One of the dashboard's lists, with its heading, its shows and its layout; what else is given wins.",
        type: dashboardSectionNames.map((name) => `'${name}'`).join(' | '),
      },
      heading: { text: 'A title above the cards.', type: 'string', default: "the section's" },
      creator: { text: 'Only shows of this creator, by id.', type: 'string | number' },
      category: { text: 'Only shows of this category, by id or by name.', type: 'string | number' },
      status: {
        text: 'Only shows of these statuses, with commas between: `WAITING,LIVE`.',
        type: 'string',
      },
      limit: { text: 'How many shows.', type: 'number', default: "the section's, else all" },
      order: {
        text: 'By their start: the nearest first, or the latest.',
        type: "'asc' | 'desc'",
        default: "the section's, else asc",
      },
      layout: {
        text: 'Tall cards, wide ones, or tall ones with their rank beside them.',
        type: railLayouts.map((name) => `'${name}'`).join(' | '),
        default: "the section's, else portrait",
      },
      seeAll: {
        text: 'Where all its shows are listed: a path of the site, or an address.',
        type: 'string',
        default: "the section's, else none",
      },
      loading: {
        text: 'Asks for the shows at once, or as the row comes near, at the latest when the page is idle.',
        type: "'eager' | 'lazy'",
        default: 'lazy',
      },
    },
    parts: [...cardParts, 'badge'],
    states: ['loading', 'late', 'ready', 'leaving', 'empty', 'failed'],
    height: railHeight,
  },
  'panggung-upcoming-show': {
    react: 'UpcomingShow',
    summary:
      'The show that whoever is signed in has a ticket for and that comes next; nothing for anybody else.',
    attributes: {},
    parts: ['panel', 'cover', 'name', 'meta', 'tear', 'badge', 'message', 'button', 'button-primary'],
    states: ['signed_out', 'loading', 'late', 'ready', 'empty', 'failed'],
    // Most who come have none.
    height: { '': '0px' },
  },
  'panggung-show-detail': {
    react: 'ShowDetail',
    summary: 'A show with everything about it, and the way to a ticket.',
    attributes: {
      show,
      preview: {
        text: 'As its creator will see it: nothing to buy, not yet started.',
        type: 'boolean',
        default: 'false',
      },
    },
    parts: buyParts,
    states: ['loading', 'ready', 'missing', 'failed'],
    height: {
      '': 'calc(40.91% + 654px + clamp(0px, (900px - 100%) * 9999, 340px) - clamp(0px, (600px - 100%) * 9999, 262px))',
    },
  },
  'panggung-buy-button': {
    react: 'BuyButton',
    summary: 'A ticket in one tag: opens the checkout in place, and finds a pending payment again.',
    attributes: {
      show,
      variant: {
        text: 'A `card` with price and date, or the `button` alone; `quiet` is the button without colour.',
        type: "'card' | 'button' | 'quiet'",
        default: 'card',
      },
    },
    parts: ['card', ...buyParts],
    states: [
      'loading',
      'failed',
      'pending',
      'issued',
      'redeem',
      'queue',
      'ready',
      'all_held',
      'sold_out',
      'waiting',
    ],
    height: {
      '': 'calc(min(100%, 400px) * 9 / 22 + 336px)',
      '[variant=button]': '52px',
      '[variant=quiet]': '52px',
    },
  },
  'panggung-checkout': {
    react: 'Checkout',
    summary:
      'A purchase from the first question to the ticket: by money, a donation, a code or a coupon, for oneself or another.',
    attributes: {
      show,
      forUserId: {
        text: 'Somebody else whom the ticket is for, by the id of their account.',
        type: 'string | number',
        default: 'whoever buys',
      },
      step: {
        text: 'The step shown; given, the host leads.',
        type: checkoutSteps.map((name) => `'${name}'`).join(' | '),
        default: 'where the purchase stands',
      },
      variant: {
        text: 'Stands in the `page`, or opens as a `dialog`.',
        type: "'page' | 'dialog'",
        default: 'page',
      },
    },
    parts: checkoutParts,
    states: checkoutStates,
    height: { '': '340px' },
  },
  'panggung-waiting-list': {
    react: 'WaitingList',
    summary: 'Takes an address for a show that is sold out, and offers a seat that came back.',
    attributes: { show },
    parts: ['field', 'input', 'message', 'button', 'button-primary', 'dialog'],
    states: [
      'loading',
      'join',
      'joining',
      'joined',
      'offered',
      'expired',
      'available',
      'bought',
      'missing',
      'failed',
    ],
    height: { '': '290px' },
  },
  'panggung-sale-queue': {
    react: 'SaleQueue',
    summary:
      'A place in line before a sale: the time until it opens, how many are ahead, and the way to a ticket.',
    attributes: { show },
    parts: ['message', 'button', 'button-primary', 'dialog'],
    states: [
      'loading',
      'none',
      'closed',
      'pool',
      'line',
      'admitted',
      'expired',
      'sold_out',
      'missing',
      'failed',
    ],
    height: { '': '200px' },
  },
  'panggung-player': {
    react: 'Player',
    summary:
      'Plays a show for whoever has a ticket: counts down, starts by itself, stays up, and plays the recording afterwards.',
    attributes: {
      show,
      captions: { text: 'Captions: the address of a WebVTT file.', type: 'string' },
      latency: {
        text: 'How far behind the stage a stream begins: `low` is half a second, without going back; viewers may choose otherwise.',
        type: "'normal' | 'low'",
        default: 'normal',
      },
      chat: {
        text: "Whether the show's live chat stands beside the picture: `off` where one of its own is on the page.",
        type: "'beside' | 'off'",
        default: 'beside',
      },
    },
    parts: ['player', 'controls', ...buyParts],
    states: ['loading', ...playerStates, 'missing', 'failed'],
    height: { '': '56.25%' },
  },
  'panggung-gift-ticket': {
    react: 'GiftTicket',
    summary: 'Buys a ticket for somebody else, who is known by the address of their account.',
    attributes: { show },
    parts: ['name', ...checkoutParts.filter((part) => part !== 'name')],
    states: ['signed_out', 'loading', 'ready', 'checkout', 'missing', 'failed'],
    height: { '': `max(430px, ${below('600px', '41% + 470px')})` },
  },
  'panggung-ticket-wallet': {
    react: 'TicketWallet',
    summary:
      'The tickets of whoever is signed in, eight a page: each opens as a card with its code for the door, and can be sent to somebody.',
    attributes: {
      ticket: {
        text: 'One ticket to show as a card for the door, by its id.',
        type: 'string | number',
        default: 'all of them',
      },
    },
    parts: [
      'tab',
      'chip',
      'card',
      'cover',
      'name',
      'meta',
      'price',
      'badge',
      'panel',
      'tear',
      'qr',
      'message',
      'field',
      'input',
      'button',
      'button-primary',
      'dialog',
      'snackbar',
    ],
    states: ['signed_out', 'loading', 'ready', 'empty', 'missing', 'failed'],
    // A guest's: few who come to a partner's page are signed in.
    height: { '': '143px' },
  },
  'panggung-door-check': {
    react: 'DoorCheck',
    summary:
      "The door of one's own show: lets each ticket in once, by the camera or by its code, with a connection or without.",
    attributes: { show },
    parts: ['name', 'panel', 'field', 'input', 'message', 'button', 'button-primary', 'dialog', 'snackbar'],
    states: ['signed_out', 'loading', 'ready', 'offline', 'missing', 'failed'],
    height: { '': '420px' },
  },
  'panggung-broadcast': {
    react: 'Broadcast',
    summary:
      "The stage of one's own live show: camera, screen or both, a rehearsal nobody sees, the stream and how it gets on, and the chat with its audience.",
    attributes: { show },
    parts: [
      'name',
      'badge',
      'player',
      'message',
      'field',
      'input',
      'button',
      'button-primary',
      'chat',
      'dialog',
    ],
    states: ['signed_out', 'loading', 'missing', 'failed', ...broadcastStates],
    height: { '': '143px' },
  },
  'panggung-host-studio': {
    react: 'HostStudio',
    summary:
      "A host's whole studio in one tag: the own shows, the form of each, the stage to broadcast from, and the expressions.",
    attributes: {
      screen: {
        text: 'The screen it begins with; changed, it goes there.',
        type: "'manage' | 'form' | 'broadcast' | 'expressions'",
        default: 'manage',
      },
      show: {
        text: 'The show of `form` and `broadcast`, by id.',
        type: 'string | number',
        default: 'none: a form makes a new one',
      },
    },
    parts: ['tab', 'message', 'button', 'button-primary', 'dialog'],
    states: ['signed_out', 'artists_only', 'manage', 'add', 'edit', 'broadcast', 'expressions'],
    // A guest's: few who come to a partner's page are signed in.
    height: { '': '143px' },
  },
  'panggung-studio-manage': {
    react: 'StudioManage',
    summary:
      "A host's own shows by their types, eight a page: to change, to look at, to open to an encoder, to delete, with the sales of each.",
    attributes: {},
    parts: [
      'tab',
      'card',
      'cover',
      'badge',
      'name',
      'meta',
      'price',
      'status',
      'panel',
      'plot',
      'field',
      'input',
      'message',
      'button',
      'button-primary',
      'dialog',
      'snackbar',
    ],
    states: ['signed_out', 'artists_only', 'loading', 'ready', 'empty', 'failed'],
    // A guest's: few who come to a partner's page are signed in.
    height: { '': '143px' },
  },
  'panggung-studio-form': {
    react: 'StudioForm',
    summary: 'The form of a show: a new one, or one that is changed, with its covers and its video.',
    attributes: {
      show: { text: 'The show that is changed, by id.', type: 'string | number', default: 'a new one' },
    },
    parts: ['field', 'input', 'message', 'button', 'button-primary', 'dialog', 'snackbar'],
    states: ['signed_out', 'artists_only', 'loading', 'add', 'edit', 'saving', 'missing', 'failed'],
    // A guest's: few who come to a partner's page are signed in.
    height: { '': '143px' },
  },
  'panggung-expressions': {
    react: 'Expressions',
    summary:
      "An artist's short videos, eight a page: each plays in its place, and is described anew or deleted; the plus adds one.",
    attributes: {},
    parts: [
      'card',
      'name',
      'meta',
      'field',
      'input',
      'message',
      'button',
      'button-primary',
      'dialog',
      'snackbar',
    ],
    states: ['signed_out', 'artists_only', 'loading', 'ready', 'empty', 'offline', 'failed'],
    // A guest's: few who come to a partner's page are signed in.
    height: { '': '143px' },
  },
  'panggung-banners': {
    react: 'Banners',
    summary: 'News and offers that lead somewhere: a carousel, the whole list, or the page of one.',
    attributes: {
      view: {
        text: 'A `carousel` to begin a page with, the whole `list` eight a page, or the `detail` of one.',
        type: "'carousel' | 'list' | 'detail'",
        default: 'carousel',
      },
      banner: { text: 'The banner of `detail`, by id.', type: 'string | number' },
      page: {
        text: 'The page of `list`, from 1.',
        type: 'number',
        default: '1, and the list turns its pages itself',
      },
    },
    parts: ['card', 'cover', 'name', 'message', 'button', 'button-primary', 'dialog'],
    states: ['loading', 'late', 'ready', 'empty', 'past_end', 'missing', 'failed'],
    height: {
      '': `min(${widthwise('40.91% + 59px', '40.91% + 109px', '40.91% + 155px')}, 530px)`,
      '[view=list]': `max(81.82% + 280px, ${below('600px', '327.3% + 568px')})`,
      '[view=detail]': 'calc(40.91% + 158px - clamp(0px, (600px - 100%) * 9999, 10px))',
    },
  },
  'panggung-comments': {
    react: 'Comments',
    summary: 'The comments under a show, and where the next one is written.',
    attributes: { show },
    parts: ['field', 'input', 'message', 'button', 'button-primary', 'snackbar'],
    states: ['loading', 'ready', 'empty', 'failed', 'missing'],
    height: { '': '478px' },
  },
  'panggung-chat': {
    react: 'Chat',
    summary: 'The live chat of a show, in time with the player on the page.',
    attributes: { show },
    parts: ['chat', 'composer', 'input', 'message', 'button'],
    states: ['connecting', 'live', 'offline', 'refused', 'replay', 'missing'],
    height: { '': '560px' },
  },
  'panggung-profile': {
    react: 'Profile',
    summary: 'The profile of whoever is signed in: their data, their password, and where they are signed in.',
    attributes: {
      screen: {
        text: 'The screen it begins with; changed, it goes there.',
        type: "'detail' | 'edit' | 'password' | 'sessions'",
        default: 'detail',
      },
      showReferral: {
        text: 'Begins with coupons and the referral code in view.',
        type: 'boolean',
        default: 'false',
      },
      referralText: {
        text: "What is told with a shared link; `{code}` stands for the person's referral code.",
        type: 'string',
        default: 'Get up to 50% off tickets with my referral code {code}',
      },
    },
    parts: ['photo', 'name', 'field', 'input', 'message', 'button', 'button-primary', 'dialog', 'snackbar'],
    states: ['signed_out', 'failed', 'detail', 'edit', 'password', 'sessions'],
    height: { '': `max(520px, ${below('600px', '640px')})` },
  },
  'panggung-account': {
    react: 'Account',
    summary: "Signing in, registering, and getting back in; on a partner's page by way of the main site.",
    attributes: {
      panel: {
        text: 'The panel shown.',
        type: "'login' | 'register' | 'forgot' | 'reset'",
        default: 'login, or reset with an action-code',
      },
      actionCode: { text: 'The code of a reset link.', type: 'string' },
      referral: { text: 'A referral code to register with.', type: 'string' },
      showReferral: {
        text: 'Shows the field for a referral code from the start.',
        type: 'boolean',
        default: 'false',
      },
    },
    parts: ['field', 'input', 'message', 'button', 'button-primary', 'dialog', 'snackbar'],
    states: [...accountPanels, 'elsewhere', 'signed_in'],
    // On a partner's page, where tags are, it is the way to the main site.
    height: { '': '172px' },
  },
  'panggung-search': {
    react: 'Search',
    summary: 'A search field that suggests shows while one types, and leads to the results.',
    attributes: {
      q: { text: 'The text it begins with; changed, it is in the field.', type: 'string', default: 'none' },
    },
    parts: ['field', 'input', 'cover'],
    states: ['closed', 'waiting', 'ready', 'empty', 'failed'],
    height: { '': '44px' },
  },
  'panggung-search-results': {
    react: 'SearchResults',
    summary: 'The shows a search found, eight a page.',
    attributes: {
      q: { text: 'What is searched for.', type: 'string' },
      page: {
        text: 'The page shown, from 1.',
        type: 'number',
        default: '1, and the results turn their pages themselves',
      },
    },
    parts: ['card', 'cover', 'name', 'meta', 'status', 'message', 'button'],
    states: ['unasked', 'loading', 'ready', 'empty', 'past_end', 'failed'],
    height: { '': widthwise('62.5% + 215px', '125% + 315px', '250% + 512px') },
  },
  'panggung-notifications': {
    react: 'Notifications',
    summary: 'What whoever is signed in is told: of their shows and tickets, and of promotions.',
    attributes: {
      tab: {
        text: 'The tab it begins with; changed, it goes there.',
        type: "'ticket' | 'promo'",
        default: 'ticket',
      },
    },
    parts: ['tab', 'message', 'button', 'button-primary', 'cover', 'dialog'],
    states: ['signed_out', 'loading', 'ready', 'empty', 'failed'],
    // A guest's: few who come to a partner's page are signed in.
    height: { '': `max(143px, ${below('420px', '164px')})` },
  },
};
