import type { CheckoutSnapshot } from '@panggung/client';
import { type CheckoutState, type CheckoutStep, type CheckoutWords, checkoutStep } from '@panggung/core';
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
  title: keyof CheckoutWords;
  /** Stands over the page it was asked for on, as a dialog, in every form of the checkout. */
  isDialog?: true;
}

/** A scene, or one that depends. */
type SceneRule = Scene | ((snapshot: CheckoutSnapshot) => Scene);

const entering: Scene = { Screen: EnteringStep, title: 'ticket' };
const email: Scene = { Screen: EmailStep, title: 'email_title' };
const donation: Scene = { Screen: DonationStep, title: 'donation' };
const redeem: Scene = { Screen: RedeemStep, title: 'redeem_code' };
const method: Scene = { Screen: MethodStep, title: 'method_title' };
const phone: Scene = { Screen: PhoneStep, title: 'phone_title' };
/** After a reload, until it is known whose phone it is. */
const phoneToCome: Scene = { Screen: PhoneStep, title: 'phone_number' };
const noSeat: Scene = { Screen: NoSeatStep, title: 'ticket' };
const pending: Scene = { Screen: PendingStep, title: 'pay_title' };
const ownTicket: Scene = { Screen: TicketExists, title: 'own_ticket', isDialog: true };

/** Where an order is sent from, its screen stays. */
const senders: Partial<Record<CheckoutStep, Scene>> = { entry: entering, email, donation, phone };
const sender: SceneRule = (snapshot) => senders[checkoutStep(snapshot)] ?? method;

const rules: Record<CheckoutState, SceneRule> = {
  entering,
  login_prompt: { Screen: LoginPrompt, title: 'not_logged_in', isDialog: true },
  profile_incomplete: { Screen: ProfileIncomplete, title: 'complete_profile', isDialog: true },
  own_show: { Screen: OwnShow, title: 'own_show', isDialog: true },
  queue: { Screen: QueueStep, title: 'ticket', isDialog: true },
  email,
  checking: email,
  registered: email,
  ticket_exists: ({ buyer }) => (buyer === 'person' ? ownTicket : email),
  donation,
  redeem,
  redeeming: redeem,
  validating: redeem,
  taking: sender,
  loading: ({ isPhoneDue }) => (isPhoneDue ? phoneToCome : method),
  method,
  phone,
  ordering: sender,
  all_held: noSeat,
  sold_out: noSeat,
  pending,
  refreshing: pending,
  delete_prompt: pending,
  deleting: pending,
  deleted: { Screen: DeletedStep, title: 'deleted_title' },
  failed: { Screen: FailedStep, title: 'FAILED' },
  completed: { Screen: SuccessStep, title: 'COMPLETED' },
};

/** The screen that a purchase is shown on, as it stands. */
export function sceneOf(snapshot: CheckoutSnapshot): Scene {
  const rule = rules[snapshot.state];
  return typeof rule === 'function' ? rule(snapshot) : rule;
}
