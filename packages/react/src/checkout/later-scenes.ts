import {
  checkoutEntryMessages,
  checkoutMessages,
  deletePaymentMessages,
  donationMessages,
  phoneMessages,
  redeemStepMessages,
} from '@panggung/core';
import { DeletedStep } from './deleted-step.js';
import { DonationStep } from './donation-step.js';
import { LoginPrompt, OwnShow, ProfileIncomplete, TicketExists } from './entry-dialogs.js';
import { FailedStep } from './failed-step.js';
import { MethodStep } from './method-step.js';
import { NoSeatStep } from './no-seat-step.js';
import { PendingStep } from './pending-step.js';
import { PhoneStep } from './phone-step.js';
import { QueueStep } from './queue-step.js';
import { RedeemStep } from './redeem-step.js';
import { scene } from './scene.js';
import { SuccessStep } from './success-step.js';

export { DueClock } from '../ui/countdown.js';
export { Discount } from './coupons.js';
export { RegisteredDialog } from './registered-dialog.js';
export { ResendCode } from './resend-code.js';

/** Every screen but the two that a purchase begins with. */
export const laterScenes = {
  login_prompt: scene(LoginPrompt, checkoutEntryMessages, 'not_logged_in', true),
  profile_incomplete: scene(ProfileIncomplete, checkoutEntryMessages, 'complete_profile', true),
  own_show: scene(OwnShow, checkoutEntryMessages, 'own_show', true),
  own_ticket: scene(TicketExists, checkoutEntryMessages, 'ticket_exists', true),
  queue: scene(QueueStep, checkoutMessages, 'ticket', true),
  donation: scene(DonationStep, donationMessages, 'title'),
  redeem: scene(RedeemStep, redeemStepMessages, 'title'),
  method: scene(MethodStep, checkoutMessages, 'method_title'),
  phone: scene(PhoneStep, phoneMessages, 'title'),
  no_seat: scene(NoSeatStep, checkoutMessages, 'ticket'),
  pending: scene(PendingStep, checkoutMessages, 'pay_title'),
  deleted: scene(DeletedStep, deletePaymentMessages, 'deleted_title'),
  failed: scene(FailedStep, checkoutMessages, 'FAILED'),
  completed: scene(SuccessStep, checkoutMessages, 'COMPLETED'),
};
