import { describe, expect, test } from 'vitest';
import * as messages from './index.js';
import {
  accountMessages,
  accountPanelMessages,
  buyMessages,
  type Catalogue,
  checkoutMessages,
  fill,
  noticeMessages,
  notificationMessages,
  remindMenuMessages,
  searchMessages,
  showActionMessages,
  showFilterMessages,
  showMessages,
  socialMessages,
  upcomingShowMessages,
  watchMessages,
} from './index.js';

const catalogues = Object.entries(messages).filter(
  (entry): entry is [string, Catalogue<string>] => typeof entry[1] === 'object',
);
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.each(catalogues)('%s', (_name, { default: original, id, en }) => {
  test('says everything in every language', () => {
    expect(Object.keys(id).sort()).toEqual(Object.keys(original).sort());
    expect(Object.keys(en).sort()).toEqual(Object.keys(original).sort());
    for (const text of [original, id, en].flatMap(Object.values)) expect(text.trim()).not.toBe('');
  });

  test('fills the same blanks in every language', () => {
    for (const [key, text] of Object.entries(original)) {
      expect(placeholders(id[key] ?? ''), key).toEqual(placeholders(text));
      expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
    }
  });

  test('says kamu in Indonesian, never Anda, and does not shout', () => {
    for (const text of Object.values(id)) expect(text).not.toMatch(/\b[Aa]nda\b|\blo\b|\bgue\b|!/);
  });
});

/** What the documents print between quotation marks, with the row that numbers it. */
const quoted: readonly (readonly [row: string, said: string, quote: string])[] = [
  ['B-05', accountMessages.default.login_with_google, 'Login with google'],
  ['B-06', accountMessages.default.forgot, 'Forgot password'],
  [
    'B-07',
    `${accountMessages.default.no_account} ${accountMessages.default.register_now}`,
    "Don't have an account yet? Register now",
  ],
  ['B-09', accountPanelMessages.default.register_with_google, 'Register with google'],
  ['B-10', accountPanelMessages.default.check_email, 'Check email'],
  ['B-11', accountPanelMessages.default.change_password, 'Change Password'],
  ['B-12', accountMessages.default.email_required, 'E-mail is required'],
  ['B-13', accountMessages.default.email_invalid, 'E-mail must be valid'],
  ['B-15', accountMessages.default.email_exists, 'Email Already Exists'],
  ['B-16', accountMessages.default.email_not_found, 'E-mail Not Found'],
  [
    'B-18',
    accountMessages.default.password_weak,
    'Min. 6 characters with at least one capital letter, a number.',
  ],
  ['B-19', accountMessages.default.field_required, 'Field is required'],
  ['B-20', accountPanelMessages.default.password_mismatch, 'Password not match'],
  ['B-23', accountMessages.default.referral_invalid, 'Referral code does not valid'],
  ['AMB-042', accountPanelMessages.default.referral_open, 'Have a referral code?'],
  ['B-26', accountPanelMessages.default.unverified, 'Account not verified'],
  [
    'B-27',
    accountPanelMessages.default.unverified_help,
    'Account not verified. please verified your account.',
  ],
  ['B-28', accountPanelMessages.default.back, 'Back'],
  ['B-28', accountPanelMessages.default.verification, 'Verification'],
  ['B-37', accountPanelMessages.default.registered, 'Registration is successful'],
  [
    'B-37',
    accountPanelMessages.default.registered_verify,
    'Registration is successful. Please check your email for verification',
  ],
  [
    'B-38',
    accountPanelMessages.default.link_sent,
    'We have sent a link to verification Email. Please check!',
  ],
  [
    'B-43',
    accountMessages.default.action_code_invalid,
    'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
  ],
  ['C-03', upcomingShowMessages.default.heading, 'Your Upcoming Show'],
  ['C-04', upcomingShowMessages.default.see_ticket, 'See Ticket'],
  ['D-06', showMessages.default.live, 'Live'],
  ['D-11', searchMessages.default.none, 'Oops, your search was not found'],
  [
    'D-12',
    searchMessages.default.none_help,
    'The show you are looking for does not yet exist. Find another one!',
  ],
  ['D-15', notificationMessages.default.ticket, 'Show & Ticket'],
  ['D-15', notificationMessages.default.promo, 'Promo'],
  ['D-18', notificationMessages.default.none, 'You dont have a notification yet'],
  ['E-03', showFilterMessages.default.category, 'Show Category'],
  ['E-04', showFilterMessages.default.status, 'Show Status'],
  ['E-05', showFilterMessages.default.apply, 'APPLY FILTER'],
  ['E-08', showMessages.default.sold_out, 'Sold Out'],
  ['E-10', showMessages.default.available, 'Available'],
  ['E-11', fill(showMessages.default.left, { count: 3 }), 'Ticket left 3 more tickets'],
  ['E-12', showMessages.default.few_available, 'A Few Available'],
  ['E-14', showMessages.default.FREE, 'FREE'],
  ['S-14', showMessages.default.Free, 'Free'],
  ['E-25', showMessages.default.WAITING, 'Not yet started'],
  ['E-26', showMessages.default.LIVE, 'LIVE'],
  ['E-27', showMessages.default.WAITING_ROOM, 'Waiting Room'],
  ['E-28', showMessages.default.RADIOFEST, 'Radio Fest'],
  ['E-29', showMessages.default.MUSIC_VIDEO, 'Music Video'],
  ['E-30', showMessages.default.ENDED, 'Ended'],
  ['E-31', checkoutMessages.default.PENDING, 'Waiting for payment'],
  ['E-32', checkoutMessages.default.COMPLETED, 'Payment successful'],
  ['E-33', checkoutMessages.default.FAILED, 'Payment failed'],
  ['E-35', buyMessages.default.buy, 'Buy Ticket'],
  ['E-35', watchMessages.default.start_streaming, 'Start Streaming'],
  ['E-35', watchMessages.default.watch_now, 'Watch Now'],
  ['E-38', noticeMessages.default.not_found, 'Page not found'],
  ['F-04', checkoutMessages.default.choose_method, 'CHOOSE PAYMENT METHOD'],
  ['F-05', checkoutMessages.default.page_not_found, 'Page not found'],
  ['F-06', checkoutMessages.default.email_required, 'E-mail is required'],
  ['F-07', checkoutMessages.default.email_invalid, 'E-mail must be valid'],
  ['F-08', checkoutMessages.default.email_registered, 'Email already registered'],
  ['F-09', checkoutMessages.default.ticket_exists, 'User Already has Ticket'],
  ['F-23', checkoutMessages.default.go_dashboard, 'GO TO DASHBOARD'],
  ['H-25', checkoutMessages.default.account_copied, 'Account number copied'],
  ['H-30', checkoutMessages.default.refresh, 'REFRESH'],
  ['H-34', checkoutMessages.default.failed_alert, 'PEMBAYARAN ANDA GAGAL SILAKAN PESAN TICKET ULANG'],
  ['H-42', checkoutMessages.default.next, 'NEXT'],
  ['H-42', buyMessages.default.resume, 'PAYMENT DETAILS'],
];

/** Said in several places, each of which loads by itself. */
const loginFirst = { socialMessages, showActionMessages, remindMenuMessages, notificationMessages };

test.each(Object.entries(loginFirst))(
  '%s ask a guest to log in, in the same words: K-01, K-09',
  (_name, words) => {
    expect(words.default.login_first).toBe('Please login first.');
    expect(words.id.login_first).toBe(socialMessages.id.login_first);
    expect(words.en.login_first).toBe(socialMessages.en.login_first);
  },
);

test.each(quoted)('%s: the default catalogue says %j as quoted', (_row, said, quote) => {
  expect(said).toBe(quote);
});

test('a blank without a value stays visible rather than saying undefined', () => {
  expect(fill('{count} of {total}', { count: 0 })).toBe('0 of {total}');
});
