// Written by generate.ts from the table of definitions: change it there.
import type { HTMLAttributes, Ref } from 'react';
import type { PanggungShowGridElement, PanggungShowCardElement, PanggungShowDetailElement, PanggungBuyButtonElement, PanggungCheckoutElement, PanggungAccountElement, PanggungProfileElement, PanggungShowSelectEvent, PanggungCheckoutStartEvent, PanggungPaymentPendingEvent, PanggungTicketIssuedEvent, PanggungCheckoutCloseEvent, PanggungSessionChangeEvent, PanggungSignInStartEvent, PanggungProfileSavedEvent } from './elements.js';

/** Shows as a grid of cards, eight a page. */
export interface PanggungShowGridAttributes extends HTMLAttributes<PanggungShowGridElement> {
  ref?: Ref<PanggungShowGridElement>;
  /** Only shows of this creator, by id. */
  creator?: string | number;
  /** Only shows of this category, by id or by name. */
  category?: string | number;
  /** Only shows of these statuses, with commas between: `WAITING,LIVE`. */
  status?: string;
  /** How many shows; no leafing then. @default 8 a page */
  limit?: number;
  /** The page shown, from 1. @default 1, and the grid turns its pages itself */
  page?: number;
  /** A title above the cards. */
  heading?: string;
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

/** One show as a card: a given one, or an artist's next by itself. */
export interface PanggungShowCardAttributes extends HTMLAttributes<PanggungShowCardElement> {
  ref?: Ref<PanggungShowCardElement>;
  /** The show, by id. */
  show?: string | number;
  /** Instead of a show: a creator, by id, whose show on air or nearest to come is taken. */
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
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
}

/** A ticket in one tag: opens the checkout in place, and finds a pending payment again. */
export interface PanggungBuyButtonAttributes extends HTMLAttributes<PanggungBuyButtonElement> {
  ref?: Ref<PanggungBuyButtonElement>;
  /** The show, by id. */
  show?: string | number;
  /** A `card` with price and date, or the `button` alone. @default card */
  variant?: 'card' | 'button';
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

/** A guest's purchase: address, method, payment, ticket. */
export interface PanggungCheckoutAttributes extends HTMLAttributes<PanggungCheckoutElement> {
  ref?: Ref<PanggungCheckoutElement>;
  /** The show, by id. */
  show?: string | number;
  /** The step shown; given, the host leads. @default where the purchase stands */
  step?: 'email' | 'method' | 'pending' | 'success';
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
  /** The checkout was left, in this state. */
  'onpanggung-checkout-close'?: (event: PanggungCheckoutCloseEvent) => void;
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

/** Every tag with its attributes, for the JSX of any framework. */
export interface PanggungIntrinsicElements {
  'panggung-show-grid': PanggungShowGridAttributes;
  'panggung-show-card': PanggungShowCardAttributes;
  'panggung-show-detail': PanggungShowDetailAttributes;
  'panggung-buy-button': PanggungBuyButtonAttributes;
  'panggung-checkout': PanggungCheckoutAttributes;
  'panggung-account': PanggungAccountAttributes;
  'panggung-profile': PanggungProfileAttributes;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PanggungIntrinsicElements {}
  }
}
