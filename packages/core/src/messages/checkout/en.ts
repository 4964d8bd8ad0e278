import type { CheckoutWords } from '../checkout.js';
import { words as original } from './default.js';

/** The words of a purchase in corrected English: what it says otherwise than the documents. AMB-004. */
export const words: CheckoutWords = {
  ...original,
  not_logged_in: 'You are not logged in. Keep going?',
  login: 'Log in',
  go_profile: 'Go to profile',
  own_ticket: 'You have a ticket already',
  see_ticket: 'See ticket',
  ticket_exists: 'This e-mail already has a ticket',
  donation_max: 'The donation can be Rp 999,999,999,999 at most',
  redeem_code: 'Redeem code',
  payment_required: 'The redeem code is required',
  validating: 'Please wait while we check the redeem code',
  email_registered: 'E-mail already registered',
  phone_copied: 'Phone number copied',
  failed_alert: 'Your payment failed. Please order the ticket again',
  phone_required: 'The phone number is required',
  phone_length: 'A phone number has 10 to 13 digits',
  delete_title: 'Delete this payment?',
};
