import { getCheckoutStands, getKeptPayments } from '@panggung/client';
import {
  type CheckoutState,
  checkoutMessages,
  type Id,
  type Language,
  type Payment,
  type Show,
  soundRecord,
} from '@panggung/core';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { ButtonProps } from '../ui/button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useLanguage } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { type BuyState, buyState, hasDoor, type SaleDoor } from './buy-state.js';

type CheckoutModule = typeof import('../checkout/index.js');

/** The checkout's code, and its words in one language beside it, travel only to who buys. */
async function loadCheckout(language: Language): Promise<CheckoutModule> {
  const [module] = await Promise.all([import('../checkout/index.js'), checkoutMessages[language]()]);
  return module;
}

export interface BuyControl {
  /** The show a ticket is bought for. */
  show: Id;
  /** Someone wants a ticket; prevent it to open no checkout. */
  onCheckoutStart?: WidgetListener<'checkout-start'> | undefined;
}

/** How somebody gets in who may watch. */
export interface WayIn {
  /** What makes the button lead there. */
  press: Pick<ButtonProps, 'children' | 'onClick'>;
  /** A button for the ticket, which the first one showed before. */
  seeTicket: ReactNode;
}

export interface BuyView {
  state: BuyState;
  show: Show | null;
  /** What the button says to whoever waits for the sale, or for a seat. */
  label: string | null;
  pending: Payment | null;
  /** A wallet's page, where whoever is signed in has still to pay on one. G-15. */
  wallet: string | null;
  /** Once somebody buys, or owes. */
  module: CheckoutModule | null;
  dialog: 'closed' | 'opening' | 'open';
  open: () => void;
  close: () => void;
  /** Null while there is none to the show itself. */
  way: WayIn | null;
  onWayIn: (way: WayIn | null) => void;
  reload: () => void;
  onState: (state: CheckoutState) => void;
  /** The show whose line, kept seats or start are to be followed; null for none. */
  followed: Show | null;
  onDoor: (door: SaleDoor) => void;
}

interface CheckoutWish {
  isPressed: boolean;
  /** Somebody owes: it will be wanted. */
  isLikely: boolean;
  onFailure: () => void;
}

/** Loads the checkout's code when it is wanted; a failure is forgotten, so that the next press tries again. */
function useCheckoutModule({ isPressed, isLikely, onFailure }: CheckoutWish): CheckoutModule | null {
  const language = useLanguage();
  const [module, setModule] = useState<CheckoutModule | null>(null);
  useEffect(() => {
    let isHere = true;
    if ((isPressed || isLikely) && !module) {
      loadCheckout(language).then(
        (loaded) => isHere && setModule(loaded),
        () => isHere && onFailure(),
      );
    }
    return () => {
      isHere = false;
    };
  }, [isPressed, isLikely, module, language, onFailure]);
  return module;
}

/** A wallet's page; guests get there by the payment's details. G-15, G-16. */
function walletOf({ user_id, way, checkout_url }: Payment): string | null {
  return user_id !== null && way === 'redirect' ? checkout_url : null;
}

/** A show's ticket as a button: what it offers, and the dialog behind it. */
export function useBuyButton({ show: id, onCheckoutStart }: BuyControl): BuyView {
  const panggung = usePanggung();
  const { shows } = panggung;
  const loaded = useStore(shows.one(id));
  const payments = getKeptPayments(panggung);
  const pending = useStore(payments.$pending(id));
  const ticket = useStore(payments.$ticket(id));
  const [isOpen, setOpen] = useState(false);
  const [checkout, setCheckout] = useState<CheckoutState | null>(null);
  const [door, onDoor] = useState<SaleDoor | null>(null);
  const [way, onWayIn] = useState<WayIn | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const module = useCheckoutModule({ isPressed: isOpen, isLikely: pending !== null, onFailure: close });
  const known = ('value' in loaded && loaded.value) || null;
  const show = useMemo(() => known && soundRecord(known), [known]);
  return {
    state: buyState({ show, hasFailed: loaded.status === 'failed', pending, ticket, checkout, door }),
    show,
    label: door?.queue ?? door?.waiting ?? null,
    pending,
    wallet: pending && walletOf(pending),
    module,
    dialog: !isOpen ? 'closed' : module ? 'open' : 'opening',
    open: () => {
      if (!emit(onCheckoutStart, { show_id: id })) return;
      // One screen for one purchase: where it stands in the page already, one is led there.
      const [lead] = getCheckoutStands(panggung, id);
      if (lead) lead();
      else setOpen(true);
    },
    close,
    reload: () => void shows.reload(id),
    onState: setCheckout,
    way,
    onWayIn,
    followed: show && (ticket || hasDoor(show) || show.video_status !== 'WAITING') ? show : null,
    onDoor,
  };
}

/** Fetches the checkout ahead, when somebody is about to press. */
export function useWarmUp(): () => void {
  const language = useLanguage();
  return () => void loadCheckout(language).catch(() => {});
}
