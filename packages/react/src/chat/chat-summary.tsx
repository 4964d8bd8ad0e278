import type { Chat } from '@panggung/client';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useSummary } from './use-summary.js';

export interface ChatSummaryProps {
  chat: Chat;
}

/** News in short, for a screen reader: a log that says each message would drown the show. */
export function ChatSummary({ chat }: ChatSummaryProps) {
  const person = useStore(usePanggung().session.$person);
  const { status } = useStore(chat.$state);
  const isOpen = status === 'live' || status === 'replay';
  return (
    <p className="panggung-hidden" role="status">
      {useSummary(chat, isOpen, person?.user_id)}
    </p>
  );
}
