import type { CheckoutSnapshot } from '@panggung/client';
import {
  type CheckoutState,
  type CheckoutStep,
  checkoutEntryMessages,
  checkoutMessages,
  checkoutStep,
} from '@panggung/core';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { useStore } from '../ui/use-store.js';
import { ComingStep } from './coming-step.js';
import { EmailStep } from './email-step.js';
import { EnteringStep } from './entering-step.js';
import { LoginPrompt, OwnShow, ProfileIncomplete, TicketExists } from './entry-dialogs.js';
import { MethodStep } from './method-step.js';
import { NoSeatStep } from './no-seat-step.js';
import { QueueStep } from './queue-step.js';
import { type Scene, scene } from './scene.js';

type LaterScenes = typeof import('./later-scenes.js')['laterScenes'];

/** A scene, one that comes later, or one that depends. */
type SceneRule = Scene | keyof LaterScenes | ((snapshot: CheckoutSnapshot) => SceneRule);

const entering = scene(EnteringStep, checkoutMessages, 'ticket');
const email = scene(EmailStep, checkoutMessages, 'email_title');
const method = scene(MethodStep, checkoutMessages, 'method_title');
const noSeat = scene(NoSeatStep, checkoutMessages, 'ticket');
const ticketExists = scene(TicketExists, checkoutEntryMessages, 'ticket_exists', true);
const coming = scene(ComingStep, checkoutMessages, 'ticket');

/** Where an order is sent from, its screen stays. */
const senders: Partial<Record<CheckoutStep, SceneRule>> = {
  entry: entering,
  email,
  donation: 'donation',
  phone: 'phone',
};
const sender: SceneRule = (snapshot) => senders[checkoutStep(snapshot)] ?? method;

const rules: Record<CheckoutState, SceneRule> = {
  entering,
  login_prompt: scene(LoginPrompt, checkoutEntryMessages, 'not_logged_in', true),
  profile_incomplete: scene(ProfileIncomplete, checkoutEntryMessages, 'complete_profile', true),
  own_show: scene(OwnShow, checkoutEntryMessages, 'own_show', true),
  queue: scene(QueueStep, checkoutMessages, 'ticket', true),
  email,
  checking: email,
  registered: email,
  ticket_exists: ({ buyer }) => (buyer === 'person' ? ticketExists : email),
  donation: 'donation',
  redeem: 'redeem',
  redeeming: 'redeem',
  validating: 'redeem',
  taking: sender,
  loading: method,
  method,
  phone: 'phone',
  ordering: sender,
  all_held: noSeat,
  sold_out: noSeat,
  pending: 'pending',
  refreshing: 'pending',
  delete_prompt: 'pending',
  deleting: 'pending',
  deleted: 'deleted',
  failed: 'failed',
  completed: 'completed',
};

/** After a failure, how often the later scenes are asked for again, in ms. */
const RETRY_MS = 5000;

const $later = atom<LaterScenes | null>(null);

function fetchLater(): void {
  import('./later-scenes.js').then(
    ({ laterScenes }) => $later.set(laterScenes),
    () => {},
  );
}

function useLaterScenes(): LaterScenes | null {
  const scenes = useStore($later);
  useEffect(() => {
    if (scenes) return;
    fetchLater();
    const timer = setInterval(fetchLater, RETRY_MS);
    return () => clearInterval(timer);
  }, [scenes]);
  return scenes;
}

/** The screen that a purchase is shown on, as it stands. */
export function useScene(snapshot: CheckoutSnapshot): Scene {
  const later = useLaterScenes();
  let rule = rules[snapshot.state];
  while (typeof rule === 'function') rule = rule(snapshot);
  return typeof rule === 'string' ? (later?.[rule] ?? coming) : rule;
}
