// Written by generate.ts from the table of definitions: change it there.
import type { HTMLAttributes, Ref } from 'react';
import type { PanggungShowGridElement, PanggungShowCardElement, PanggungShowRailElement, PanggungUpcomingShowElement, PanggungBannersElement, PanggungShowDetailElement, PanggungBuyButtonElement, PanggungCheckoutElement, PanggungWaitingListElement, PanggungSaleQueueElement, PanggungPlayerElement, PanggungGiftTicketElement, PanggungTicketWalletElement, PanggungDoorCheckElement, PanggungHostStudioElement, PanggungStudioManageElement, PanggungStudioFormElement, PanggungBroadcastElement, PanggungExpressionsElement, PanggungAccountElement, PanggungProfileElement, PanggungCommentsElement, PanggungChatElement, PanggungSearchElement, PanggungSearchResultsElement, PanggungNotificationsElement, PanggungShowSelectEvent, PanggungBannerSelectEvent, PanggungFilterChangeEvent, PanggungPageChangeEvent, PanggungSearchEvent, PanggungNotificationSelectEvent, PanggungListOpenEvent, PanggungTicketOpenEvent, PanggungTicketSentEvent, PanggungCheckoutStartEvent, PanggungRedeemStartEvent, PanggungGiftStartEvent, PanggungWatchStartEvent, PanggungBroadcastStartedEvent, PanggungBroadcastEndedEvent, PanggungWatchEndEvent, PanggungPaymentPendingEvent, PanggungTicketIssuedEvent, PanggungPaymentDeletedEvent, PanggungQueueAdmittedEvent, PanggungCheckoutCloseEvent, PanggungSessionChangeEvent, PanggungSignInStartEvent, PanggungProfileStartEvent, PanggungProfileSavedEvent, PanggungShowEditStartEvent, PanggungBroadcastStartEvent, PanggungManageOpenEvent, PanggungShowSavedEvent, PanggungShowAlteredEvent, PanggungExpressionsOpenEvent, PanggungExpressionAlteredEvent, PanggungLikeChangeEvent } from './elements.js';

/** Shows as a grid of cards, eight a page. */
export interface PanggungShowGridAttributes extends HTMLAttributes<PanggungShowGridElement> {
  ref?: Ref<PanggungShowGridElement>;
  /** Only shows of this creator, by id. */
  creator?: string | number;
  /** Shows of this category, by id or by name: what the filter begins with. */
  category?: string | number;
  /** Shows of these statuses, with commas between, `WAITING,LIVE`: what the filter begins with. */
  status?: string;
  /** How many shows; no leafing and no filter then. @default 8 a page */
  limit?: number;
  /** No filter above the cards. @default false */
  'no-filter'?: boolean | '';
  /** No filter above the cards. @default false */
  noFilter?: boolean | '';
  /** The page shown, from 1. @default 1, and the grid turns its pages itself */
  page?: number;
  /** A title above the cards. */
  heading?: string;
  /** How deep the title stands in the outline of the page. @default 2 */
  'heading-level'?: 1 | 2;
  /** How deep the title stands in the outline of the page. @default 2 */
  headingLevel?: 1 | 2;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show was chosen. Prevented, the browser stays: the show's page is yours to open. */
  'onpanggung-show-select'?: (event: PanggungShowSelectEvent) => void;
  /** Shows of another status or category are wanted. Prevented, the list stays as it is. */
  'onpanggung-filter-change'?: (event: PanggungFilterChangeEvent) => void;
  /** Another page is wanted. Prevented, the list stays as it is. */
  'onpanggung-page-change'?: (event: PanggungPageChangeEvent) => void;
}

/** One show as a card: a given one, or an artist's next by itself. */
export interface PanggungShowCardAttributes extends HTMLAttributes<PanggungShowCardElement> {
  ref?: Ref<PanggungShowCardElement>;
  /** The show, by id. */
  show?: string | number;
  /** Instead of a show: a creator, by id, whose show on air, nearest to come or last to watch again is taken. */
  artist?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show was chosen. Prevented, the browser stays: the show's page is yours to open. */
  'onpanggung-show-select'?: (event: PanggungShowSelectEvent) => void;
}

/** Shows in a row that is scrolled along; nothing at all where there are none. */
export interface PanggungShowRailAttributes extends HTMLAttributes<PanggungShowRailElement> {
  ref?: Ref<PanggungShowRailElement>;
  /** One of the dashboard's lists, with its heading, its shows and its layout; what else is given wins. */
  section?: 'special_event' | 'live' | 'upcoming' | 'interviews' | 'radiofest' | 'popular' | 'all' | 'music_videos' | 'new';
  /** A title above the cards. @default the section's */
  heading?: string;
  /** Only shows of this creator, by id. */
  creator?: string | number;
  /** Only shows of this category, by id or by name. */
  category?: string | number;
  /** Only shows of these statuses, with commas between: `WAITING,LIVE`. */
  status?: string;
  /** How many shows. @default the section's, else all */
  limit?: number;
  /** By their start: the nearest first, or the latest. @default the section's, else asc */
  order?: 'asc' | 'desc';
  /** Tall cards, wide ones, or tall ones with their rank beside them. @default the section's, else portrait */
  layout?: 'portrait' | 'landscape' | 'ranked';
  /** Where all its shows are listed: a path of the site, or an address. @default the section's, else none */
  'see-all'?: string;
  /** Where all its shows are listed: a path of the site, or an address. @default the section's, else none */
  seeAll?: string;
  /** Asks for the shows at once, or as the row comes near, at the latest when the page is idle. @default lazy */
  loading?: 'eager' | 'lazy';
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show was chosen. Prevented, the browser stays: the show's page is yours to open. */
  'onpanggung-show-select'?: (event: PanggungShowSelectEvent) => void;
  /** All shows of a row are wanted, or all banners. Prevented, the browser stays: the list is yours to open. */
  'onpanggung-list-open'?: (event: PanggungListOpenEvent) => void;
}

/** The show that whoever is signed in has a ticket for and that comes next; nothing for anybody else. */
export interface PanggungUpcomingShowAttributes extends HTMLAttributes<PanggungUpcomingShowElement> {
  ref?: Ref<PanggungUpcomingShowElement>;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours. */
  'onpanggung-ticket-open'?: (event: PanggungTicketOpenEvent) => void;
}

/** News and offers that lead somewhere: a carousel, the whole list, or the page of one. */
export interface PanggungBannersAttributes extends HTMLAttributes<PanggungBannersElement> {
  ref?: Ref<PanggungBannersElement>;
  /** A `carousel` to begin a page with, the whole `list` eight a page, or the `detail` of one. @default carousel */
  view?: 'carousel' | 'list' | 'detail';
  /** The banner of `detail`, by id. */
  banner?: string | number;
  /** The page of `list`, from 1. @default 1, and the list turns its pages itself */
  page?: number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A banner was chosen. Prevented, the browser stays: what it leads to is yours to open. */
  'onpanggung-banner-select'?: (event: PanggungBannerSelectEvent) => void;
  /** All shows of a row are wanted, or all banners. Prevented, the browser stays: the list is yours to open. */
  'onpanggung-list-open'?: (event: PanggungListOpenEvent) => void;
  /** Another page is wanted. Prevented, the list stays as it is. */
  'onpanggung-page-change'?: (event: PanggungPageChangeEvent) => void;
}

/** A show with everything about it, and the way to a ticket. */
export interface PanggungShowDetailAttributes extends HTMLAttributes<PanggungShowDetailElement> {
  ref?: Ref<PanggungShowDetailElement>;
  /** The show, by id. */
  show?: string | number;
  /** As its creator will see it: nothing to buy, not yet started. @default false */
  preview?: boolean | '';
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** Someone wants a ticket. Prevented, no checkout opens: the way to it is yours. */
  'onpanggung-checkout-start'?: (event: PanggungCheckoutStartEvent) => void;
  /** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
  'onpanggung-payment-pending'?: (event: PanggungPaymentPendingEvent) => void;
  /** The money came, and the ticket is there. Amount in rupiah. */
  'onpanggung-ticket-issued'?: (event: PanggungTicketIssuedEvent) => void;
  /** The person deleted a payment before its money came; the seat is on sale again. */
  'onpanggung-payment-deleted'?: (event: PanggungPaymentDeletedEvent) => void;
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
  /** Someone typed a redeem code: it stands behind the `#` of `href`. Prevented, the browser stays. */
  'onpanggung-redeem-start'?: (event: PanggungRedeemStartEvent) => void;
  /** The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours. */
  'onpanggung-ticket-open'?: (event: PanggungTicketOpenEvent) => void;
  /** Someone who may wants to watch. Prevented, no player opens: the way to it is yours. */
  'onpanggung-watch-start'?: (event: PanggungWatchStartEvent) => void;
  /** Someone wants to give a ticket away. Prevented, no dialog opens: the way to it is yours. */
  'onpanggung-gift-start'?: (event: PanggungGiftStartEvent) => void;
  /** The person likes a show, or no longer. */
  'onpanggung-like-change'?: (event: PanggungLikeChangeEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
  /** The profile is wanted: it must be whole before a ticket is bought. Prevented, the browser stays. */
  'onpanggung-profile-start'?: (event: PanggungProfileStartEvent) => void;
}

/** A ticket in one tag: opens the checkout in place, and finds a pending payment again. */
export interface PanggungBuyButtonAttributes extends HTMLAttributes<PanggungBuyButtonElement> {
  ref?: Ref<PanggungBuyButtonElement>;
  /** The show, by id. */
  show?: string | number;
  /** A `card` with price and date, or the `button` alone; `quiet` is the button without colour. @default card */
  variant?: 'card' | 'button' | 'quiet';
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** Someone wants a ticket. Prevented, no checkout opens: the way to it is yours. */
  'onpanggung-checkout-start'?: (event: PanggungCheckoutStartEvent) => void;
  /** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
  'onpanggung-payment-pending'?: (event: PanggungPaymentPendingEvent) => void;
  /** The money came, and the ticket is there. Amount in rupiah. */
  'onpanggung-ticket-issued'?: (event: PanggungTicketIssuedEvent) => void;
  /** The person deleted a payment before its money came; the seat is on sale again. */
  'onpanggung-payment-deleted'?: (event: PanggungPaymentDeletedEvent) => void;
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
  /** The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours. */
  'onpanggung-ticket-open'?: (event: PanggungTicketOpenEvent) => void;
  /** Someone who may wants to watch. Prevented, no player opens: the way to it is yours. */
  'onpanggung-watch-start'?: (event: PanggungWatchStartEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
  /** The profile is wanted: it must be whole before a ticket is bought. Prevented, the browser stays. */
  'onpanggung-profile-start'?: (event: PanggungProfileStartEvent) => void;
}

/** A purchase from the first question to the ticket: by money, a donation, a code or a coupon, for oneself or another. */
export interface PanggungCheckoutAttributes extends HTMLAttributes<PanggungCheckoutElement> {
  ref?: Ref<PanggungCheckoutElement>;
  /** The show, by id. */
  show?: string | number;
  /** Somebody else whom the ticket is for, by the id of their account. @default whoever buys */
  'for-user-id'?: string | number;
  /** Somebody else whom the ticket is for, by the id of their account. @default whoever buys */
  forUserId?: string | number;
  /** The step shown; given, the host leads. @default where the purchase stands */
  step?: 'entry' | 'email' | 'donation' | 'redeem' | 'method' | 'phone' | 'pending' | 'detail' | 'success';
  /** Stands in the `page`, or opens as a `dialog`. @default page */
  variant?: 'page' | 'dialog';
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
  'onpanggung-payment-pending'?: (event: PanggungPaymentPendingEvent) => void;
  /** The money came, and the ticket is there. Amount in rupiah. */
  'onpanggung-ticket-issued'?: (event: PanggungTicketIssuedEvent) => void;
  /** The person deleted a payment before its money came; the seat is on sale again. */
  'onpanggung-payment-deleted'?: (event: PanggungPaymentDeletedEvent) => void;
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
  /** The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours. */
  'onpanggung-ticket-open'?: (event: PanggungTicketOpenEvent) => void;
  /** Someone who may wants to watch. Prevented, no player opens: the way to it is yours. */
  'onpanggung-watch-start'?: (event: PanggungWatchStartEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
  /** The profile is wanted: it must be whole before a ticket is bought. Prevented, the browser stays. */
  'onpanggung-profile-start'?: (event: PanggungProfileStartEvent) => void;
}

/** Takes an address for a show that is sold out, and offers a seat that came back. */
export interface PanggungWaitingListAttributes extends HTMLAttributes<PanggungWaitingListElement> {
  ref?: Ref<PanggungWaitingListElement>;
  /** The show, by id. */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** Someone wants a ticket. Prevented, no checkout opens: the way to it is yours. */
  'onpanggung-checkout-start'?: (event: PanggungCheckoutStartEvent) => void;
  /** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
  'onpanggung-payment-pending'?: (event: PanggungPaymentPendingEvent) => void;
  /** The money came, and the ticket is there. Amount in rupiah. */
  'onpanggung-ticket-issued'?: (event: PanggungTicketIssuedEvent) => void;
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
}

/** A place in line before a sale: the time until it opens, how many are ahead, and the way to a ticket. */
export interface PanggungSaleQueueAttributes extends HTMLAttributes<PanggungSaleQueueElement> {
  ref?: Ref<PanggungSaleQueueElement>;
  /** The show, by id. */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** Whoever stood in the line before the sale may order now. */
  'onpanggung-queue-admitted'?: (event: PanggungQueueAdmittedEvent) => void;
  /** Someone wants a ticket. Prevented, no checkout opens: the way to it is yours. */
  'onpanggung-checkout-start'?: (event: PanggungCheckoutStartEvent) => void;
  /** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
  'onpanggung-payment-pending'?: (event: PanggungPaymentPendingEvent) => void;
  /** The money came, and the ticket is there. Amount in rupiah. */
  'onpanggung-ticket-issued'?: (event: PanggungTicketIssuedEvent) => void;
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
}

/** Plays a show for whoever has a ticket: counts down, starts by itself, stays up, and plays the recording afterwards. */
export interface PanggungPlayerAttributes extends HTMLAttributes<PanggungPlayerElement> {
  ref?: Ref<PanggungPlayerElement>;
  /** The show, by id. */
  show?: string | number;
  /** Captions: the address of a WebVTT file. */
  captions?: string;
  /** How far behind the stage a stream begins: `low` is half a second, without going back; viewers may choose otherwise. @default normal */
  latency?: 'normal' | 'low';
  /** Whether the show's live chat stands beside the picture: `off` where one of its own is on the page. @default beside */
  chat?: 'beside' | 'off';
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** The stream ended while somebody watched. Prevented, saying so is yours. */
  'onpanggung-watch-end'?: (event: PanggungWatchEndEvent) => void;
  /** Someone wants a ticket. Prevented, no checkout opens: the way to it is yours. */
  'onpanggung-checkout-start'?: (event: PanggungCheckoutStartEvent) => void;
  /** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
  'onpanggung-payment-pending'?: (event: PanggungPaymentPendingEvent) => void;
  /** The money came, and the ticket is there. Amount in rupiah. */
  'onpanggung-ticket-issued'?: (event: PanggungTicketIssuedEvent) => void;
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
  /** The profile is wanted: it must be whole before a ticket is bought. Prevented, the browser stays. */
  'onpanggung-profile-start'?: (event: PanggungProfileStartEvent) => void;
}

/** Buys a ticket for somebody else, who is known by the address of their account. */
export interface PanggungGiftTicketAttributes extends HTMLAttributes<PanggungGiftTicketElement> {
  ref?: Ref<PanggungGiftTicketElement>;
  /** The show, by id. */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A ticket is held and waits for its money. Amount in rupiah, time in epoch ms. */
  'onpanggung-payment-pending'?: (event: PanggungPaymentPendingEvent) => void;
  /** The money came, and the ticket is there. Amount in rupiah. */
  'onpanggung-ticket-issued'?: (event: PanggungTicketIssuedEvent) => void;
  /** The person deleted a payment before its money came; the seat is on sale again. */
  'onpanggung-payment-deleted'?: (event: PanggungPaymentDeletedEvent) => void;
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
  /** The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours. */
  'onpanggung-ticket-open'?: (event: PanggungTicketOpenEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
  /** The profile is wanted: it must be whole before a ticket is bought. Prevented, the browser stays. */
  'onpanggung-profile-start'?: (event: PanggungProfileStartEvent) => void;
}

/** The tickets of whoever is signed in, eight a page: each opens as a card with its code for the door, and can be sent to somebody. */
export interface PanggungTicketWalletAttributes extends HTMLAttributes<PanggungTicketWalletElement> {
  ref?: Ref<PanggungTicketWalletElement>;
  /** One ticket to show as a card for the door, by its id. @default all of them */
  ticket?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show was chosen. Prevented, the browser stays: the show's page is yours to open. */
  'onpanggung-show-select'?: (event: PanggungShowSelectEvent) => void;
  /** The own tickets, one of them or its payment are wanted. Prevented, the browser stays and nothing opens in place: the way there is yours. */
  'onpanggung-ticket-open'?: (event: PanggungTicketOpenEvent) => void;
  /** The person sent a ticket to somebody: it is theirs now. */
  'onpanggung-ticket-sent'?: (event: PanggungTicketSentEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** The door of one's own show: lets each ticket in once, by the camera or by its code, with a connection or without. */
export interface PanggungDoorCheckAttributes extends HTMLAttributes<PanggungDoorCheckElement> {
  ref?: Ref<PanggungDoorCheckElement>;
  /** The show, by id. */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** A host's whole studio in one tag: the own shows, the form of each, the stage to broadcast from, and the expressions. */
export interface PanggungHostStudioAttributes extends HTMLAttributes<PanggungHostStudioElement> {
  ref?: Ref<PanggungHostStudioElement>;
  /** The screen it begins with; changed, it goes there. @default manage */
  screen?: 'manage' | 'form' | 'broadcast' | 'expressions';
  /** The show of `form` and `broadcast`, by id. @default none: a form makes a new one */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show is to be changed, or made where `show_id` is null. Prevented, the browser stays: the form is yours to open. */
  'onpanggung-show-edit-start'?: (event: PanggungShowEditStartEvent) => void;
  /** A show is to go on air from this browser. Prevented, the browser stays: the stage is yours to open. */
  'onpanggung-broadcast-start'?: (event: PanggungBroadcastStartEvent) => void;
  /** The list of the own shows is wanted. Prevented, the browser stays: the way there is yours. */
  'onpanggung-manage-open'?: (event: PanggungManageOpenEvent) => void;
  /** The own expressions are wanted. Prevented, the browser stays: the way there is yours. */
  'onpanggung-expressions-open'?: (event: PanggungExpressionsOpenEvent) => void;
  /** A show was made or changed. */
  'onpanggung-show-saved'?: (event: PanggungShowSavedEvent) => void;
  /** A show was deleted, called off or put off. */
  'onpanggung-show-altered'?: (event: PanggungShowAlteredEvent) => void;
  /** The media server has the first picture of one's own show. */
  'onpanggung-broadcast-started'?: (event: PanggungBroadcastStartedEvent) => void;
  /** Publishing one's own show finished: its host stopped it, or it may not go on. */
  'onpanggung-broadcast-ended'?: (event: PanggungBroadcastEndedEvent) => void;
  /** An expression was added, described anew or deleted. */
  'onpanggung-expression-altered'?: (event: PanggungExpressionAlteredEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** A host's own shows by their types, eight a page: to change, to look at, to open to an encoder, to delete, with the sales of each. */
export interface PanggungStudioManageAttributes extends HTMLAttributes<PanggungStudioManageElement> {
  ref?: Ref<PanggungStudioManageElement>;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show is to be changed, or made where `show_id` is null. Prevented, the browser stays: the form is yours to open. */
  'onpanggung-show-edit-start'?: (event: PanggungShowEditStartEvent) => void;
  /** A show is to go on air from this browser. Prevented, the browser stays: the stage is yours to open. */
  'onpanggung-broadcast-start'?: (event: PanggungBroadcastStartEvent) => void;
  /** A show was deleted, called off or put off. */
  'onpanggung-show-altered'?: (event: PanggungShowAlteredEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** The form of a show: a new one, or one that is changed, with its covers and its video. */
export interface PanggungStudioFormAttributes extends HTMLAttributes<PanggungStudioFormElement> {
  ref?: Ref<PanggungStudioFormElement>;
  /** The show that is changed, by id. @default a new one */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show was made or changed. */
  'onpanggung-show-saved'?: (event: PanggungShowSavedEvent) => void;
  /** The list of the own shows is wanted. Prevented, the browser stays: the way there is yours. */
  'onpanggung-manage-open'?: (event: PanggungManageOpenEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** The stage of one's own live show: camera, screen or both, a rehearsal nobody sees, the stream and how it gets on, and the chat with its audience. */
export interface PanggungBroadcastAttributes extends HTMLAttributes<PanggungBroadcastElement> {
  ref?: Ref<PanggungBroadcastElement>;
  /** The show, by id. */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** The media server has the first picture of one's own show. */
  'onpanggung-broadcast-started'?: (event: PanggungBroadcastStartedEvent) => void;
  /** Publishing one's own show finished: its host stopped it, or it may not go on. */
  'onpanggung-broadcast-ended'?: (event: PanggungBroadcastEndedEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** An artist's short videos, eight a page: each plays in its place, and is described anew or deleted; the plus adds one. */
export interface PanggungExpressionsAttributes extends HTMLAttributes<PanggungExpressionsElement> {
  ref?: Ref<PanggungExpressionsElement>;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** An expression was added, described anew or deleted. */
  'onpanggung-expression-altered'?: (event: PanggungExpressionAlteredEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** Signing in, registering, and getting back in; on a partner's page by way of the main site. */
export interface PanggungAccountAttributes extends HTMLAttributes<PanggungAccountElement> {
  ref?: Ref<PanggungAccountElement>;
  /** The panel shown. @default login, or reset with an action-code */
  panel?: 'login' | 'register' | 'forgot' | 'reset';
  /** The code of a reset link. */
  'action-code'?: string;
  /** The code of a reset link. */
  actionCode?: string;
  /** A referral code to register with. */
  referral?: string;
  /** Shows the field for a referral code from the start. @default false */
  'show-referral'?: boolean | '';
  /** Shows the field for a referral code from the start. @default false */
  showReferral?: boolean | '';
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** Somebody signed in or out, here, in another widget, or in another tab. */
  'onpanggung-session-change'?: (event: PanggungSessionChangeEvent) => void;
}

/** The profile of whoever is signed in: their data, their password, and where they are signed in. */
export interface PanggungProfileAttributes extends HTMLAttributes<PanggungProfileElement> {
  ref?: Ref<PanggungProfileElement>;
  /** The screen it begins with; changed, it goes there. @default detail */
  screen?: 'detail' | 'edit' | 'password' | 'sessions';
  /** Begins with coupons and the referral code in view. @default false */
  'show-referral'?: boolean | '';
  /** Begins with coupons and the referral code in view. @default false */
  showReferral?: boolean | '';
  /** What is told with a shared link; `{code}` stands for the person's referral code. @default Get up to 50% off tickets with my referral code {code} */
  'referral-text'?: string;
  /** What is told with a shared link; `{code}` stands for the person's referral code. @default Get up to 50% off tickets with my referral code {code} */
  referralText?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
  /** The person saved their profile. */
  'onpanggung-profile-saved'?: (event: PanggungProfileSavedEvent) => void;
}

/** The comments under a show, and where the next one is written. */
export interface PanggungCommentsAttributes extends HTMLAttributes<PanggungCommentsElement> {
  ref?: Ref<PanggungCommentsElement>;
  /** The show, by id. */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** The live chat of a show, in time with the player on the page. */
export interface PanggungChatAttributes extends HTMLAttributes<PanggungChatElement> {
  ref?: Ref<PanggungChatElement>;
  /** The show, by id. */
  show?: string | number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** A search field that suggests shows while one types, and leads to the results. */
export interface PanggungSearchAttributes extends HTMLAttributes<PanggungSearchElement> {
  ref?: Ref<PanggungSearchElement>;
  /** The text it begins with; changed, it is in the field. @default none */
  q?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** Something is searched for. Prevented, the browser stays: the results are yours to show. */
  'onpanggung-search'?: (event: PanggungSearchEvent) => void;
}

/** The shows a search found, eight a page. */
export interface PanggungSearchResultsAttributes extends HTMLAttributes<PanggungSearchResultsElement> {
  ref?: Ref<PanggungSearchResultsElement>;
  /** What is searched for. */
  q?: string;
  /** The page shown, from 1. @default 1, and the results turn their pages themselves */
  page?: number;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A show was chosen. Prevented, the browser stays: the show's page is yours to open. */
  'onpanggung-show-select'?: (event: PanggungShowSelectEvent) => void;
  /** Another page is wanted. Prevented, the list stays as it is. */
  'onpanggung-page-change'?: (event: PanggungPageChangeEvent) => void;
}

/** What whoever is signed in is told: of their shows and tickets, and of promotions. */
export interface PanggungNotificationsAttributes extends HTMLAttributes<PanggungNotificationsElement> {
  ref?: Ref<PanggungNotificationsElement>;
  /** The tab it begins with; changed, it goes there. @default ticket */
  tab?: 'ticket' | 'promo';
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  'api-url'?: string;
  /** Address of the API. @default data-api of the script tag, else the script's origin */
  apiUrl?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  'partner-key'?: string;
  /** A partner's publishable key: names who sold the ticket. @default data-key of the script tag */
  partnerKey?: string;
  /** A catalogue (`default`, `id`, `en`) or a BCP 47 tag. @default the nearest ancestor's lang, live */
  language?: string;
  /** The look. @default the nearest ancestor's data-panggung-theme, live, else light */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. @default api-url */
  'site-url'?: string;
  /** Address of the site that shows are linked to. @default api-url */
  siteUrl?: string;
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  'show-href'?: string | ((show: { id: string | number }) => string);
  /** Where a show's page is: `{id}` stands for the show. From script also a function of the show. @default {site-url}/show/detail?id={id} */
  showHref?: string | ((show: { id: string | number }) => string);
  /** A notification was chosen. Prevented, the browser stays, and a promotion (whose `href` is null) is not opened. */
  'onpanggung-notification-select'?: (event: PanggungNotificationSelectEvent) => void;
  /** A show was chosen. Prevented, the browser stays: the show's page is yours to open. */
  'onpanggung-show-select'?: (event: PanggungShowSelectEvent) => void;
  /** A guest wants to sign in. Prevented, no dialog opens: the way there is yours. */
  'onpanggung-sign-in-start'?: (event: PanggungSignInStartEvent) => void;
}

/** Every tag with its attributes, for the JSX of any framework. */
export interface PanggungIntrinsicElements {
  'panggung-show-grid': PanggungShowGridAttributes;
  'panggung-show-card': PanggungShowCardAttributes;
  'panggung-show-rail': PanggungShowRailAttributes;
  'panggung-upcoming-show': PanggungUpcomingShowAttributes;
  'panggung-banners': PanggungBannersAttributes;
  'panggung-show-detail': PanggungShowDetailAttributes;
  'panggung-buy-button': PanggungBuyButtonAttributes;
  'panggung-checkout': PanggungCheckoutAttributes;
  'panggung-waiting-list': PanggungWaitingListAttributes;
  'panggung-sale-queue': PanggungSaleQueueAttributes;
  'panggung-player': PanggungPlayerAttributes;
  'panggung-gift-ticket': PanggungGiftTicketAttributes;
  'panggung-ticket-wallet': PanggungTicketWalletAttributes;
  'panggung-door-check': PanggungDoorCheckAttributes;
  'panggung-host-studio': PanggungHostStudioAttributes;
  'panggung-studio-manage': PanggungStudioManageAttributes;
  'panggung-studio-form': PanggungStudioFormAttributes;
  'panggung-broadcast': PanggungBroadcastAttributes;
  'panggung-expressions': PanggungExpressionsAttributes;
  'panggung-account': PanggungAccountAttributes;
  'panggung-profile': PanggungProfileAttributes;
  'panggung-comments': PanggungCommentsAttributes;
  'panggung-chat': PanggungChatAttributes;
  'panggung-search': PanggungSearchAttributes;
  'panggung-search-results': PanggungSearchResultsAttributes;
  'panggung-notifications': PanggungNotificationsAttributes;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PanggungIntrinsicElements {}
  }
}
