import type { Chat } from '@panggung/client';
import { useStore } from '../ui/use-store.js';
import { MutedPeople } from './muted-people.js';
import { SlowModeChoice } from './slow-mode-choice.js';
import type { ChatActs } from './use-chat-acts.js';

export interface HostToolsProps {
  chat: Chat;
  acts: ChatActs;
}

/** What a host does about the whole chat, not about one message. */
export function HostTools({ chat, acts }: HostToolsProps) {
  const { slowMs, muted } = useStore(chat.$state);
  return (
    <>
      {muted.length > 0 && <MutedPeople muted={muted} acts={acts} />}
      <SlowModeChoice slowMs={slowMs} choose={acts.slowDown} />
    </>
  );
}
