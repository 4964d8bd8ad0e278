import { type ApiError, type Chat, toApiError } from '@panggung/client';
import type { Id } from '@panggung/core';
import { useMemo } from 'react';

/** What can be done about what was said; what fails is said in the chat. */
export interface ChatActs {
  remove(messageId: number): void;
  release(messageId: number): void;
  pin(messageId: number | null): void;
  mute(userId: Id, isMuted: boolean): void;
  slowDown(slowMs: number): void;
}

/** The acts of a chat's host, and of a message's author; tells how the last one failed, if it did. */
export function useChatActs(chat: Chat, onFail: (failure: ApiError | null) => void): ChatActs {
  return useMemo(() => {
    const follow = (act: Promise<void>) => {
      onFail(null);
      act.catch((thrown) => onFail(toApiError(thrown)));
    };
    return {
      remove: (messageId) => follow(chat.remove(messageId)),
      release: (messageId) => follow(chat.release(messageId)),
      pin: (messageId) => follow(chat.pin(messageId)),
      mute: (userId, isMuted) => follow(chat.mute(userId, isMuted)),
      slowDown: (slowMs) => follow(chat.slowDown(slowMs)),
    };
  }, [chat, onFail]);
}
