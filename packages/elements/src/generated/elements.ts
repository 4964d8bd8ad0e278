// Written by generate.ts from the table of definitions: change it there.
import type { EventDetails } from '../event.js';

/** A show was chosen. Prevented, the browser stays: the show's page is yours to open. */
export type PanggungShowSelectEvent = CustomEvent<EventDetails['show-select']>;

/** A banner was chosen. Prevented, the browser stays: what it leads to is yours to open. */
export type PanggungBannerSelectEvent = CustomEvent<EventDetails['banner-select']>;

/** Shows of another status or category are wanted. Prevented, the list stays as it is. */
export type PanggungFilterChangeEvent = CustomEvent<EventDetails['filter-change']>;

/** Another page is wanted. Prevented, the list stays as it is. */
export type PanggungPageChangeEvent = CustomEvent<EventDetails['page-change']>;

/** Something is searched for. Prevented, the browser stays: the results are yours to show. */
export type PanggungSearchEvent = CustomEvent<EventDetails['search']>;

/** A notification was chosen. Prevented, the browser stays, and a promotion (whose `href` is null) is not opened. */
export type PanggungNotificationSelectEvent = CustomEvent<EventDetails['notification-select']>;

/** All shows of a row are wanted, or all banners. Prevented, the browser stays: the list is yours to open. */
export type PanggungListOpenEvent = CustomEvent<EventDetails['list-open']>;

/** The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours. */
export type PanggungTicketOpenEvent = CustomEvent<EventDetails['ticket-open']>;

/** The person sent a ticket to somebody: it is theirs now. */
export type PanggungTicketSentEvent = CustomEvent<EventDetails['ticket-sent']>;

/** Someone wants a ticket. Prevented, no checkout opens: the way to it is yours. */
export type PanggungCheckoutStartEvent = CustomEvent<EventDetails['checkout-start']>;

/** Someone typed a redeem code: it stands behind the `#` of `href`. Prevented, the browser stays. */
export type PanggungRedeemStartEvent = CustomEvent<EventDetails['redeem-start']>;

/** Someone wants to give a ticket away. Prevented, no dialog opens: the way to it is yours. */
export type PanggungGiftStartEvent = CustomEvent<EventDetails['gift-start']>;

/** Someone who may wants to watch. Prevented, no player opens: the way to it is yours. */
export type PanggungWatchStartEvent = CustomEvent<EventDetails['watch-start']>;

/** The media server has the first picture of one's own show. */
export type PanggungBroadcastStartedEvent = CustomEvent<EventDetails['broadcast-started']>;

/** Publishing one's own show finished: its host stopped it, or it may not go on. */
export type PanggungBroadcastEndedEvent = CustomEvent<EventDetails['broadcast-ended']>;

/** The stream ended while somebody watched. Prevented, saying so is yours. */
export type PanggungWatchEndEvent = CustomEvent<EventDetails['watch-end']>;

/** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
export type PanggungPaymentPendingEvent = CustomEvent<EventDetails['payment-pending']>;

/** The money came, and the ticket is there. Amount in rupiah. */
export type PanggungTicketIssuedEvent = CustomEvent<EventDetails['ticket-issued']>;

/** The person deleted a payment before its money came; the seat is on sale again. */
export type PanggungPaymentDeletedEvent = CustomEvent<EventDetails['payment-deleted']>;

/** Whoever stood in the line before the sale may order now. */
export type PanggungQueueAdmittedEvent = CustomEvent<EventDetails['queue-admitted']>;

/** The checkout was left, in this state. */
export type PanggungCheckoutCloseEvent = CustomEvent<EventDetails['checkout-close']>;

/** Somebody signed in or out, here, in another widget, or in another tab. */
export type PanggungSessionChangeEvent = CustomEvent<EventDetails['session-change']>;

/** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
export type PanggungSignInStartEvent = CustomEvent<EventDetails['sign-in-start']>;

/** The profile is wanted: it must be whole before a ticket is bought. Prevented, the browser stays. */
export type PanggungProfileStartEvent = CustomEvent<EventDetails['profile-start']>;

/** The person saved their profile. */
export type PanggungProfileSavedEvent = CustomEvent<EventDetails['profile-saved']>;

/** A show is to be changed, or made where `show_id` is null. Prevented, the browser stays: the form is yours to open. */
export type PanggungShowEditStartEvent = CustomEvent<EventDetails['show-edit-start']>;

/** A show is to go on air from this browser. Prevented, the browser stays: the stage is yours to open. */
export type PanggungBroadcastStartEvent = CustomEvent<EventDetails['broadcast-start']>;

/** The list of the own shows is wanted. Prevented, the browser stays: the way there is yours. */
export type PanggungManageOpenEvent = CustomEvent<EventDetails['manage-open']>;

/** A show was made or changed. */
export type PanggungShowSavedEvent = CustomEvent<EventDetails['show-saved']>;

/** A show was deleted, called off or put off. */
export type PanggungShowAlteredEvent = CustomEvent<EventDetails['show-altered']>;

/** The own expressions are wanted. Prevented, the browser stays: the way there is yours. */
export type PanggungExpressionsOpenEvent = CustomEvent<EventDetails['expressions-open']>;

/** An expression was added, described anew or deleted. */
export type PanggungExpressionAlteredEvent = CustomEvent<EventDetails['expression-altered']>;

/** The person likes a show, or no longer. */
export type PanggungLikeChangeEvent = CustomEvent<EventDetails['like-change']>;

/** Shows as a grid of cards, eight a page. */
export interface PanggungShowGridElement extends HTMLElement {
  /** Only shows of this creator, by id. */
  creator: string | number | undefined;
  /** Shows of this category, by id or by name: what the filter begins with. */
  category: string | number | undefined;
  /** Shows of these statuses, with commas between, `WAITING,LIVE`: what the filter begins with. */
  status: string | undefined;
  /** How many shows; no leafing and no filter then. @default 8 a page */
  limit: number | undefined;
  /** No filter above the cards. @default false */
  noFilter: boolean | undefined;
  /** The page shown, from 1. @default 1, and the grid turns its pages itself */
  page: number | undefined;
  /** A title above the cards. */
  heading: string | undefined;
  /** How deep the title stands in the outline of the page. @default 2 */
  headingLevel: 1 | 2 | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** One show as a card: a given one, or an artist's next by itself. */
export interface PanggungShowCardElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Instead of a show: a creator, by id, whose show on air, nearest to come or last to watch again is taken. */
  artist: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** Shows in a row that is scrolled along; nothing at all where there are none. */
export interface PanggungShowRailElement extends HTMLElement {
  /** One of the dashboard's lists, with its heading, its shows and its layout; what else is given wins. */
  section: 'special_event' | 'live' | 'upcoming' | 'interviews' | 'radiofest' | 'popular' | 'all' | 'music_videos' | 'new' | undefined;
  /** A title above the cards. @default the section's */
  heading: string | undefined;
  /** Only shows of this creator, by id. */
  creator: string | number | undefined;
  /** Only shows of this category, by id or by name. */
  category: string | number | undefined;
  /** Only shows of these statuses, with commas between: `WAITING,LIVE`. */
  status: string | undefined;
  /** How many shows. @default the section's, else all */
  limit: number | undefined;
  /** By their start: the nearest first, or the latest. @default the section's, else asc */
  order: 'asc' | 'desc' | undefined;
  /** Tall cards, wide ones, or tall ones with their rank beside them. @default the section's, else portrait */
  layout: 'portrait' | 'landscape' | 'ranked' | undefined;
  /** Where all its shows are listed: a path of the site, or an address. @default the section's, else none */
  seeAll: string | undefined;
  /** Asks for the shows at once, or as the row comes near, at the latest when the page is idle. @default lazy */
  loading: 'eager' | 'lazy' | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The show that whoever is signed in has a ticket for and that comes next; nothing for anybody else. */
export interface PanggungUpcomingShowElement extends HTMLElement {
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** News and offers that lead somewhere: a carousel, the whole list, or the page of one. */
export interface PanggungBannersElement extends HTMLElement {
  /** A `carousel` to begin a page with, the whole `list` eight a page, or the `detail` of one. @default carousel */
  view: 'carousel' | 'list' | 'detail' | undefined;
  /** The banner of `detail`, by id. */
  banner: string | number | undefined;
  /** The page of `list`, from 1. @default 1, and the list turns its pages itself */
  page: number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** A show with everything about it, and the way to a ticket. */
export interface PanggungShowDetailElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** As its creator will see it: nothing to buy, not yet started. @default false */
  preview: boolean | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** A ticket in one tag: opens the checkout in place, and finds a pending payment again. */
export interface PanggungBuyButtonElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** A `card` with price and date, or the `button` alone; `quiet` is the button without colour. @default card */
  variant: 'card' | 'button' | 'quiet' | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** A purchase from the first question to the ticket: by money, a donation, a code or a coupon, for oneself or another. */
export interface PanggungCheckoutElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Somebody else whom the ticket is for, by the id of their account. @default whoever buys */
  forUserId: string | number | undefined;
  /** The step shown; given, the host leads. @default where the purchase stands */
  step: 'entry' | 'email' | 'donation' | 'redeem' | 'method' | 'phone' | 'pending' | 'detail' | 'success' | undefined;
  /** Stands in the `page`, or opens as a `dialog`. @default page */
  variant: 'page' | 'dialog' | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** Takes an address for a show that is sold out, and offers a seat that came back. */
export interface PanggungWaitingListElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** A place in line before a sale: the time until it opens, how many are ahead, and the way to a ticket. */
export interface PanggungSaleQueueElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** Plays a show for whoever has a ticket: counts down, starts by itself, stays up, and plays the recording afterwards. */
export interface PanggungPlayerElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Captions: the address of a WebVTT file. */
  captions: string | undefined;
  /** How far behind the stage a stream begins: `low` is half a second, without going back; viewers may choose otherwise. @default normal */
  latency: 'normal' | 'low' | undefined;
  /** Whether the show's live chat stands beside the picture: `off` where one of its own is on the page. @default beside */
  chat: 'beside' | 'off' | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** Buys a ticket for somebody else, who is known by the address of their account. */
export interface PanggungGiftTicketElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The tickets of whoever is signed in, eight a page: each opens as a card with its code for the door, and can be sent to somebody. */
export interface PanggungTicketWalletElement extends HTMLElement {
  /** One ticket to show as a card for the door, by its id. @default all of them */
  ticket: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The door of one's own show: lets each ticket in once, by the camera or by its code, with a connection or without. */
export interface PanggungDoorCheckElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** A host's whole studio in one tag: the own shows, the form of each, the stage to broadcast from, and the expressions. */
export interface PanggungHostStudioElement extends HTMLElement {
  /** The screen it begins with; changed, it goes there. @default manage */
  screen: 'manage' | 'form' | 'broadcast' | 'expressions' | undefined;
  /** The show of `form` and `broadcast`, by id. @default none: a form makes a new one */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** A host's own shows by their types, eight a page: to change, to look at, to open to an encoder, to delete, with the sales of each. */
export interface PanggungStudioManageElement extends HTMLElement {
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The form of a show: a new one, or one that is changed, with its covers and its video. */
export interface PanggungStudioFormElement extends HTMLElement {
  /** The show that is changed, by id. @default a new one */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The stage of one's own live show: camera, screen or both, a rehearsal nobody sees, the stream and how it gets on, and the chat with its audience. */
export interface PanggungBroadcastElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** An artist's short videos, eight a page: each plays in its place, and is described anew or deleted; the plus adds one. */
export interface PanggungExpressionsElement extends HTMLElement {
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** Signing in, registering, and getting back in; on a partner's page by way of the main site. */
export interface PanggungAccountElement extends HTMLElement {
  /** The panel shown. @default login, or reset with an action-code */
  panel: 'login' | 'register' | 'forgot' | 'reset' | undefined;
  /** The code of a reset link. */
  actionCode: string | undefined;
  /** A referral code to register with. */
  referral: string | undefined;
  /** Shows the field for a referral code from the start. @default false */
  showReferral: boolean | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The profile of whoever is signed in: their data, their password, and where they are signed in. */
export interface PanggungProfileElement extends HTMLElement {
  /** The screen it begins with; changed, it goes there. @default detail */
  screen: 'detail' | 'edit' | 'password' | 'sessions' | undefined;
  /** Begins with coupons and the referral code in view. @default false */
  showReferral: boolean | undefined;
  /** What is told with a shared link; `{code}` stands for the person's referral code. @default Get up to 50% off tickets with my referral code {code} */
  referralText: string | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The comments under a show, and where the next one is written. */
export interface PanggungCommentsElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The live chat of a show, in time with the player on the page. */
export interface PanggungChatElement extends HTMLElement {
  /** The show, by id. */
  show: string | number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** A search field that suggests shows while one types, and leads to the results. */
export interface PanggungSearchElement extends HTMLElement {
  /** The text it begins with; changed, it is in the field. @default none */
  q: string | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** The shows a search found, eight a page. */
export interface PanggungSearchResultsElement extends HTMLElement {
  /** What is searched for. */
  q: string | undefined;
  /** The page shown, from 1. @default 1, and the results turn their pages themselves */
  page: number | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

/** What whoever is signed in is told: of their shows and tickets, and of promotions. */
export interface PanggungNotificationsElement extends HTMLElement {
  /** The tab it begins with; changed, it goes there. @default ticket */
  tab: 'ticket' | 'promo' | undefined;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl: string | undefined;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey: string | undefined;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language: string | undefined;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl: string | undefined;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref: string | ((show: { id: string | number }) => string) | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'panggung-show-grid': PanggungShowGridElement;
    'panggung-show-card': PanggungShowCardElement;
    'panggung-show-rail': PanggungShowRailElement;
    'panggung-upcoming-show': PanggungUpcomingShowElement;
    'panggung-banners': PanggungBannersElement;
    'panggung-show-detail': PanggungShowDetailElement;
    'panggung-buy-button': PanggungBuyButtonElement;
    'panggung-checkout': PanggungCheckoutElement;
    'panggung-waiting-list': PanggungWaitingListElement;
    'panggung-sale-queue': PanggungSaleQueueElement;
    'panggung-player': PanggungPlayerElement;
    'panggung-gift-ticket': PanggungGiftTicketElement;
    'panggung-ticket-wallet': PanggungTicketWalletElement;
    'panggung-door-check': PanggungDoorCheckElement;
    'panggung-host-studio': PanggungHostStudioElement;
    'panggung-studio-manage': PanggungStudioManageElement;
    'panggung-studio-form': PanggungStudioFormElement;
    'panggung-broadcast': PanggungBroadcastElement;
    'panggung-expressions': PanggungExpressionsElement;
    'panggung-account': PanggungAccountElement;
    'panggung-profile': PanggungProfileElement;
    'panggung-comments': PanggungCommentsElement;
    'panggung-chat': PanggungChatElement;
    'panggung-search': PanggungSearchElement;
    'panggung-search-results': PanggungSearchResultsElement;
    'panggung-notifications': PanggungNotificationsElement;
  }
  interface GlobalEventHandlersEventMap {
    'panggung-show-select': PanggungShowSelectEvent;
    'panggung-banner-select': PanggungBannerSelectEvent;
    'panggung-filter-change': PanggungFilterChangeEvent;
    'panggung-page-change': PanggungPageChangeEvent;
    'panggung-search': PanggungSearchEvent;
    'panggung-notification-select': PanggungNotificationSelectEvent;
    'panggung-list-open': PanggungListOpenEvent;
    'panggung-ticket-open': PanggungTicketOpenEvent;
    'panggung-ticket-sent': PanggungTicketSentEvent;
    'panggung-checkout-start': PanggungCheckoutStartEvent;
    'panggung-redeem-start': PanggungRedeemStartEvent;
    'panggung-gift-start': PanggungGiftStartEvent;
    'panggung-watch-start': PanggungWatchStartEvent;
    'panggung-broadcast-started': PanggungBroadcastStartedEvent;
    'panggung-broadcast-ended': PanggungBroadcastEndedEvent;
    'panggung-watch-end': PanggungWatchEndEvent;
    'panggung-payment-pending': PanggungPaymentPendingEvent;
    'panggung-ticket-issued': PanggungTicketIssuedEvent;
    'panggung-payment-deleted': PanggungPaymentDeletedEvent;
    'panggung-queue-admitted': PanggungQueueAdmittedEvent;
    'panggung-checkout-close': PanggungCheckoutCloseEvent;
    'panggung-session-change': PanggungSessionChangeEvent;
    'panggung-sign-in-start': PanggungSignInStartEvent;
    'panggung-profile-start': PanggungProfileStartEvent;
    'panggung-profile-saved': PanggungProfileSavedEvent;
    'panggung-show-edit-start': PanggungShowEditStartEvent;
    'panggung-broadcast-start': PanggungBroadcastStartEvent;
    'panggung-manage-open': PanggungManageOpenEvent;
    'panggung-show-saved': PanggungShowSavedEvent;
    'panggung-show-altered': PanggungShowAlteredEvent;
    'panggung-expressions-open': PanggungExpressionsOpenEvent;
    'panggung-expression-altered': PanggungExpressionAlteredEvent;
    'panggung-like-change': PanggungLikeChangeEvent;
  }
}
