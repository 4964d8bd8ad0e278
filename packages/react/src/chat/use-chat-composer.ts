import type { Chat } from '@panggung/client';
import { CHAT_LENGTH, chatActMessages, chatLength, chatText, fill, socialMessages } from '@panggung/core';
import { useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { refusalText } from '../ui/refusal-text.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';

/** What is being written in a chat. Nothing empty is sent, nothing too long, and nothing before slow mode lets it. N-24. */
export function useChatComposer(chat: Chat) {
  const words = useWords(chatActMessages);
  const social = useWords(socialMessages);
  const person = useStore(usePanggung().session.$person);
  const text = useStore(chat.$draft);
  const { slowMs, slowUntil, isHost, failure } = useStore(chat.$state);
  const seconds = useAsOfNow((now) => Math.max(0, Math.ceil(((slowUntil ?? 0) - now) / 1000)));
  /** How long it took still when they tried to send. */
  const [tried, setTried] = useState(0);
  // The countdown says it.
  const isSlow = failure?.code === 'slow_mode';
  const isTooLong = chatLength(chatText(text)) > CHAT_LENGTH;
  return {
    text,
    /** What is wrong with it; null: nothing. */
    problem: isTooLong
      ? fill(words.too_long, { limit: CHAT_LENGTH })
      : failure && !isSlow && refusalText(failure, social),
    /** How long until the next one may be sent. */
    seconds,
    /** How long one waits between two; the host does not. */
    slowSeconds: isHost ? 0 : slowMs / 1000,
    /** The same when they tried; 0: they did not. */
    triedSeconds: seconds > 0 ? tried : 0,
    write: chat.$draft.set,
    send() {
      setTried(seconds);
      if (!person || isTooLong || seconds > 0) return;
      // What comes of it, the chat's state says.
      chat.send(person).catch(() => {});
    },
  };
}
