import type { CheckoutSnapshot } from '@panggung/client';
import { type CheckoutState, type CheckoutStep, checkoutMessages, checkoutStep } from '@panggung/core';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { useStore } from '../ui/use-store.js';
import { ComingStep } from './coming-step.js';
import { EmailStep } from './email-step.js';
import { EnteringStep } from './entering-step.js';
import { type Scene, scene } from './scene.js';

type LaterScenes = typeof import('./later-scenes.js')['laterScenes'];

/** A scene, one that comes later, or one that depends. */
type SceneRule = Scene | keyof LaterScenes | ((snapshot: CheckoutSnapshot) => SceneRule);

const entering = scene(EnteringStep, checkoutMessages, 'ticket');
const email = scene(EmailStep, checkoutMessages, 'email_title');
const coming = scene(ComingStep, checkoutMessages, 'ticket');

/** Where an order is sent from, its screen stays. */
const senders: Partial<Record<CheckoutStep, SceneRule>> = {
  entry: entering,
  email,
  donation: 'donation',
  phone: 'phone',
};
const sender: SceneRule = (snapshot) => senders[checkoutStep(snapshot)] ?? 'method';

const rules: Record<CheckoutState, SceneRule> = {
  entering,
  login_prompt: 'login_prompt',
  profile_incomplete: 'profile_incomplete',
  own_show: 'own_show',
  queue: 'queue',
  email,
  checking: email,
  registered: email,
  ticket_exists: ({ buyer }) => (buyer === 'person' ? 'own_ticket' : email),
  donation: 'donation',
  redeem: 'redeem',
  redeeming: 'redeem',
  validating: 'redeem',
  taking: sender,
  loading: 'method',
  method: 'method',
  phone: 'phone',
  ordering: sender,
  all_held: 'no_seat',
  sold_out: 'no_seat',
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
