import {
  checkoutMessages,
  deletePaymentMessages,
  donationMessages,
  phoneMessages,
  redeemStepMessages,
} from '@panggung/core';
import { DeletedStep } from './deleted-step.js';
import { DonationStep } from './donation-step.js';
import { FailedStep } from './failed-step.js';
import { PendingStep } from './pending-step.js';
import { PhoneStep } from './phone-step.js';
import { RedeemStep } from './redeem-step.js';
import { scene } from './scene.js';
import { SuccessStep } from './success-step.js';

export { DueClock } from '../ui/countdown.js';
export { Coupons, Discount, NothingToPay } from './coupons.js';

/** Screens that no purchase begins with: they come right after the first. */
export const laterScenes = {
  donation: scene(DonationStep, donationMessages, 'title'),
  redeem: scene(RedeemStep, redeemStepMessages, 'title'),
  phone: scene(PhoneStep, phoneMessages, 'title'),
  pending: scene(PendingStep, checkoutMessages, 'pay_title'),
  deleted: scene(DeletedStep, deletePaymentMessages, 'deleted_title'),
  failed: scene(FailedStep, checkoutMessages, 'FAILED'),
  completed: scene(SuccessStep, checkoutMessages, 'COMPLETED'),
};
