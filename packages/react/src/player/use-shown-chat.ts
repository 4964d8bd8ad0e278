import { type Chat, getChat } from '@panggung/client';
import type { Id } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** The chat of what plays. */
export interface ShownChat {
  chat: Chat;
  /** There is one: of a film nobody has spoken, and a chat that may not be read is none. */
  isThere: boolean;
  /** Whether there is one has been asked. */
  isKnown: boolean;
  /** Whoever watches has not put it away. */
  isShown: boolean;
}

/** How a show's chat stands beside its picture. */
export function useShownChat(showId: Id): ShownChat {
  const chat = getChat(usePanggung(), showId);
  const { status, isEmpty } = useStore(chat.$state);
  // It is followed while somebody listens: whether there is one is known before it is drawn.
  useEffect(() => chat.$lines.listen(() => {}), [chat]);
  const isThere = status === 'replay' ? isEmpty === false : status !== 'refused';
  return { chat, isThere, isKnown: status !== 'connecting', isShown: useStore(chat.$isShown) };
}
