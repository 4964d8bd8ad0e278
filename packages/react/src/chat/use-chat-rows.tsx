import type { Chat, ChatLine } from '@panggung/client';
import { sameId } from '@panggung/core';
import { type ReactNode, useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { ChatRow } from './chat-row.js';
import { lineKey } from './line-key.js';
import type { ChatActs } from './use-chat-acts.js';

/** How a message looks to whoever reads; it is the same row until something about it is new. */
export function useChatRows(chat: Chat, acts: ChatActs): (line: ChatLine) => ReactNode {
  const { isHost, muted } = useStore(chat.$state);
  const person = useStore(usePanggung().session.$person);
  return useMemo(() => {
    const rows = new WeakMap<ChatLine, ReactNode>();
    const silent = new Set(muted.map(({ userId }) => String(userId)));
    const draw = (line: ChatLine) => (
      <ChatRow
        key={lineKey(line)}
        line={line}
        isMine={person !== null && sameId(line.userId, person.user_id)}
        isHostView={isHost}
        isMuted={silent.has(String(line.userId))}
        acts={acts}
      />
    );
    return (line) => {
      const row = rows.get(line) ?? draw(line);
      rows.set(line, row);
      return row;
    };
  }, [person, isHost, muted, acts]);
}
