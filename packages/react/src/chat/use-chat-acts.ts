import { type Chat, toApiError } from '@panggung/client';
import { type Id, socialMessages } from '@panggung/core';
import { useMemo } from 'react';
import { refusalText } from '../ui/refusal-text.js';
import { useWords } from '../ui/use-words.js';

/** What can be done about what was said; what fails is said in the chat. */
export interface ChatActs {
  remove(messageId: number): void;
  release(messageId: number): void;
  pin(messageId: number | null): void;
  mute(userId: Id, isMuted: boolean): void;
  slowDown(slowMs: number): void;
}

/** The acts of a chat's host, and of a message's author. */
export function useChatActs(chat: Chat, onWarn: (text: string) => void): ChatActs {
  const words = useWords(socialMessages);
  return useMemo(() => {
    const warn = (thrown: unknown) => onWarn(refusalText(toApiError(thrown), words));
    return {
      remove: (messageId) => void chat.remove(messageId).catch(warn),
      release: (messageId) => void chat.release(messageId).catch(warn),
      pin: (messageId) => void chat.pin(messageId).catch(warn),
      mute: (userId, isMuted) => void chat.mute(userId, isMuted).catch(warn),
      slowDown: (slowMs) => void chat.slowDown(slowMs).catch(warn),
    };
  }, [chat, onWarn, words]);
}
