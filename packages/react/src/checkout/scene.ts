import type { CheckoutSnapshot } from '@panggung/client';
import {
  type Catalogue,
  type CheckoutState,
  checkoutEntryMessages,
  checkoutMessages,
  checkoutStep,
  deletePaymentMessages,
  donationMessages,
  phoneMessages,
  redeemStepMessages,
  saleQueueMessages,
} from '@panggung/core';
import type { ReactNode } from 'react';
import { DeletedStep } from './deleted-step.js';
import { DonationStep } from './donation-step.js';
import { EmailStep } from './email-step.js';
import { EnteringStep } from './entering-step.js';
import { LoginPrompt, OwnShow, ProfileIncomplete, TicketExists } from './entry-dialogs.js';
import { FailedStep } from './failed-step.js';
import { MethodStep } from './method-step.js';
import { NoSeatStep } from './no-seat-step.js';
import { PendingStep } from './pending-step.js';
import { PhoneStep } from './phone-step.js';
import { QueueStep } from './queue-step.js';
import { RedeemStep } from './redeem-step.js';
import type { StepProps } from './step-props.js';
import { SuccessStep } from './success-step.js';

/** A screen and what is written over it. */
export interface Scene {
  Screen: (props: StepProps) => ReactNode;
  words: Catalogue<string>;
  /** A key of `words`. */
  title: string;
  /** Stands over the page it was asked for on, as a dialog, in every form of the checkout. */
  isDialog?: true;
}

function scene<Key extends string>(
  Screen: Scene['Screen'],
  words: Catalogue<Key>,
  title: NoInfer<Key>,
  isDialog?: true,
): Scene {
  return { Screen, words, title, ...(isDialog && { isDialog }) };
}

const entering = scene(EnteringStep, checkoutMessages, 'ticket');
const email = scene(EmailStep, checkoutMessages, 'email_title');
const donation = scene(DonationStep, donationMessages, 'title');
const redeem = scene(RedeemStep, redeemStepMessages, 'title');
const method = scene(MethodStep, checkoutMessages, 'method_title');
const phone = scene(PhoneStep, phoneMessages, 'title');
const noSeat = scene(NoSeatStep, checkoutMessages, 'ticket');
const pending = scene(PendingStep, checkoutMessages, 'pay_title');
const ticketExists = scene(TicketExists, checkoutEntryMessages, 'ticket_exists', true);

/** Where an order is sent from, its screen stays. */
const senders: Partial<Record<string, Scene>> = { entry: entering, email, donation, redeem, method, phone };

type SceneRule = Scene | ((snapshot: CheckoutSnapshot) => Scene);
const sender: SceneRule = (snapshot) => senders[checkoutStep(snapshot)] ?? method;

const scenes: Record<CheckoutState, SceneRule> = {
  entering,
  login_prompt: scene(LoginPrompt, checkoutEntryMessages, 'not_logged_in', true),
  profile_incomplete: scene(ProfileIncomplete, checkoutEntryMessages, 'complete_profile', true),
  own_show: scene(OwnShow, checkoutEntryMessages, 'own_show', true),
  queue: scene(QueueStep, saleQueueMessages, 'line', true),
  email,
  checking: email,
  registered: email,
  ticket_exists: ({ buyer }) => (buyer === 'person' ? ticketExists : email),
  donation,
  redeem,
  redeeming: redeem,
  validating: redeem,
  taking: sender,
  loading: method,
  method,
  phone,
  ordering: sender,
  all_held: noSeat,
  sold_out: noSeat,
  pending,
  refreshing: pending,
  delete_prompt: pending,
  deleting: pending,
  deleted: scene(DeletedStep, deletePaymentMessages, 'deleted_title'),
  failed: scene(FailedStep, checkoutMessages, 'FAILED'),
  completed: scene(SuccessStep, checkoutMessages, 'COMPLETED'),
};

/** The screen that a purchase is shown on, as it stands. */
export function sceneOf(snapshot: CheckoutSnapshot): Scene {
  const rule = scenes[snapshot.state];
  return typeof rule === 'function' ? rule(snapshot) : rule;
}
