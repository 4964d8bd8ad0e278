import { describe, expect, test } from 'vitest';
import { languages } from '../language.js';
import * as messages from './index.js';
import {
  accountMessages,
  accountPanelMessages,
  buyMessages,
  type Catalogue,
  checkoutMessages,
  fill,
  giftTicketMessages,
  type LateCatalogue,
  noticeMessages,
  notificationMessages,
  paymentActionMessages,
  paymentReturnMessages,
  receiverMessages,
  redeemMessages,
  referralMessages,
  remindMenuMessages,
  searchMessages,
  showActionMessages,
  showDetailMessages,
  showFilterMessages,
  showMessages,
  socialMessages,
  ticketSendMessages,
  ticketWalletMessages,
  upcomingShowMessages,
  watchMessages,
} from './index.js';

/** The words that come by language, as one catalogue. */
async function comeOf<Key extends string>(late: LateCatalogue<Key>): Promise<Catalogue<Key>> {
  return { default: await late.default(), id: await late.id(), en: await late.en() };
}

const checkout = await comeOf(checkoutMessages);
const catalogues: [string, Catalogue<string>][] = Object.entries({
  ...messages,
  checkoutMessages: checkout,
}).filter((entry): entry is [string, Catalogue<string>] => typeof entry[1] === 'object');
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
  ['E-31', checkout.default.PENDING, 'Waiting for payment'],
  ['E-32', checkout.default.COMPLETED, 'Payment successful'],
  ['E-33', checkout.default.FAILED, 'Payment failed'],
  ['E-35', buyMessages.default.buy, 'Buy Ticket'],
  ['E-35', watchMessages.default.start_streaming, 'Start Streaming'],
  ['E-35', watchMessages.default.watch_now, 'Watch Now'],
  ['E-38', noticeMessages.default.not_found, 'Page not found'],
  ['F-04', checkout.default.choose_method, 'CHOOSE PAYMENT METHOD'],
  ['F-05', checkout.default.page_not_found, 'Page not found'],
  ['F-06', checkout.default.email_required, 'E-mail is required'],
  ['F-07', checkout.default.email_invalid, 'E-mail must be valid'],
  ['F-08', checkout.default.email_registered, 'Email already registered'],
  ['F-09', checkout.default.ticket_exists, 'User Already has Ticket'],
  ['F-02', checkout.default.not_logged_in, 'Your are not logged in. Keep going?'],
  ['F-16', checkout.default.donation_max, 'donation max Rp. 999,999,999,999'],
  ['F-23', checkout.default.go_dashboard, 'GO TO DASHBOARD'],
  ['G-01', checkout.default.complete_profile, 'Please complete your profile first'],
  ['G-01', checkout.default.back, 'Back'],
  ['G-01', checkout.default.go_profile, 'Go profile'],
  ['G-18', checkout.default.own_ticket, 'User Already has Ticket'],
  ['G-13', checkout.default.delete_title, 'Delete Payment?'],
  ['G-13', checkout.default.no, 'NO'],
  ['G-13', checkout.default.delete, 'DELETE'],
  ['G-17', showDetailMessages.default.will_remind, 'We will remind you 30 minutes before the event starts'],
  ['AMB-106', checkout.default.method_needed, 'Choose a payment method'],
  ['H-11', checkout.default.phone_required, 'Phone is required'],
  ['H-12', checkout.default.phone_length, 'Phone number must be 10 numbers and not more than 13 number'],
  ['H-25', checkout.default.account_copied, 'Account number copied'],
  ['H-26', checkout.default.phone_copied, 'phone copied'],
  ['H-27', checkout.default.payment_code_copied, 'Payment code copied'],
  ['H-28', redeemMessages.default.copied, 'Redeem Code copied'],
  ['H-30', checkout.default.refresh, 'REFRESH'],
  ['H-31', checkout.default.go_your_ticket, 'GO TO YOUR TICKET'],
  ['H-34', checkout.default.failed_alert, 'PEMBAYARAN ANDA GAGAL SILAKAN PESAN TICKET ULANG'],
  ['H-42', checkout.default.next, 'NEXT'],
  ['H-42', checkout.default.continue_payment, 'CONTINUE PAYMENT'],
  ['H-42', buyMessages.default.resume, 'PAYMENT DETAILS'],
  ['G-15', paymentActionMessages.default.continue_payment, 'CONTINUE PAYMENT'],
  ['G-16', paymentActionMessages.default.payment_details, 'PAYMENT DETAILS'],
  ['I-07', checkout.default.payment_required, 'Redeem Code is required'],
  ['I-08', redeemMessages.default.required, 'Field is required'],
  ['I-11', checkout.default.validating, 'Please wait, we are validating the redeem code'],
  ['AMB-044', referralMessages.default.title, 'Coupon & Referral'],
  ['AMB-045', referralMessages.default.message, 'Get up to 50% off tickets with my referral code {code}'],
  ['L-19', receiverMessages.default.email_required, 'E-mail is required'],
  ['L-20', receiverMessages.default.email_invalid, 'E-mail must be valid'],
  ['L-21', receiverMessages.default.account_not_found, 'Account not found'],
  [
    'L-23',
    `${receiverMessages.default.notice} ${receiverMessages.default.incomplete}`,
    "Notice!!! The ticket recipient's account does not complete the profile data.",
  ],
  ['L-25', receiverMessages.default.check, 'CHECK EMAIL'],
  ['L-28', receiverMessages.default.exists, 'Your ticket already exist !!'],
  ['L-33', giftTicketMessages.default.page_not_found, 'Page not found'],
  ['L-35', receiverMessages.default.choose_method, 'CHOOSE PAYMENT METHOD'],
  ['L-09', ticketWalletMessages.default.orders, 'No. Orders'],
  ['L-01', ticketWalletMessages.default.ACTIVE, 'Active Ticket'],
  ['L-01', ticketWalletMessages.default.HISTORY, 'Transaction History'],
  ['L-02', ticketWalletMessages.default.gift, 'Gift'],
  ['L-05', ticketWalletMessages.default.none_ACTIVE, 'You dont have a ticket yet'],
  ['L-06', ticketWalletMessages.default.none_HISTORY, 'You dont have a transaction yet'],
  ['L-08', ticketWalletMessages.default.send_ticket, 'Send Ticket'],
  ['L-08', ticketSendMessages.default.title, 'Send Ticket'],
  ['L-10', ticketWalletMessages.default.Free, 'Free'],
  ['L-11', ticketWalletMessages.default.ENDED, 'The event is over'],
  ['L-12', ticketWalletMessages.default.PENDING, 'Waiting for payment'],
  ['L-13', ticketWalletMessages.default.COMPLETED, 'Payment successful'],
  ['L-14', ticketWalletMessages.default.FAILED, 'Payment failed'],
  ['AMB-147', receiverMessages.default.send, 'SEND'],
];

/** Said in several places, each of which loads by itself. */
const loginFirst = {
  socialMessages,
  showActionMessages,
  remindMenuMessages,
  notificationMessages,
  giftTicketMessages,
};

test.each(Object.entries(loginFirst))(
  '%s ask a guest to log in, in the same words: K-01, K-09',
  (_name, words) => {
    expect(words.default.login_first).toBe('Please login first.');
    expect(words.id.login_first).toBe(socialMessages.id.login_first);
    expect(words.en.login_first).toBe(socialMessages.en.login_first);
  },
);

/** A window of e-wallets is said wherever its number is asked for. H-17. */
test.each([checkout.default.within_30_seconds, checkout.default.push_lead])(
  '%j names the 30 seconds',
  (said) => expect(said).toMatch(/pay within 30 seconds/i),
);

/** The same, outside the checkout, which loads by itself. */
const alike = [
  ['paid', paymentReturnMessages, 'COMPLETED'],
  ['paid_person', paymentReturnMessages, 'success_person'],
  ['paid_guest', paymentReturnMessages, 'success_plain'],
  ['go_your_ticket', paymentReturnMessages, 'go_your_ticket'],
  ['go_dashboard', paymentReturnMessages, 'go_dashboard'],
  ['deleted', paymentActionMessages, 'deleted_title'],
  ['delete', paymentActionMessages, 'delete'],
] as const;

test.each(alike)(
  '%s reads alike in the checkout and outside it',
  (key, outside: Catalogue<string>, inside) => {
    for (const language of languages) expect(outside[language][key]).toBe(checkout[language][inside]);
  },
);

test("a ticket's state reads alike in the checkout and in the list of tickets", () => {
  for (const language of languages) {
    for (const status of ['PENDING', 'COMPLETED', 'FAILED'] as const) {
      expect(ticketWalletMessages[language][status]).toBe(checkout[language][status]);
    }
  }
});

test.each(quoted)('%s: the default catalogue says %j as quoted', (_row, said, quote) => {
  expect(said).toBe(quote);
});

test('a blank without a value stays visible rather than saying undefined', () => {
  expect(fill('{count} of {total}', { count: 0 })).toBe('0 of {total}');
});
