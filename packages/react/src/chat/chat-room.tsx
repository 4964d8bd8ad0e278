import { type ApiError, type ChatStatus, getChat } from '@panggung/client';
import { chatMessages, type Id } from '@panggung/core';
import { type ComponentType, useState } from 'react';
import { ShowMissing } from '../ui/notices.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import type { ChatFootProps } from './chat-foot.js';
import { ChatLog } from './chat-log.js';
import { ChatNotice } from './chat-notice.js';
import type { ChatPinnedProps } from './chat-pinned.js';
import type { HostToolsProps } from './host-tools.js';
import { useChatActs } from './use-chat-acts.js';

// Who only reads has something to read at once.
const ChatFoot = onDemand<ChatFootProps>(async () => (await import('./chat-foot.js')).ChatFoot);
const ChatPinned = onDemand<ChatPinnedProps>(async () => (await import('./chat-pinned.js')).ChatPinned);
const HostTools = onDemand<HostToolsProps>(async () => (await import('./host-tools.js')).HostTools);

export interface ChatRoomProps {
  /** The show, by id. */
  show: Id;
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
  /** Says how it stands; in another widget, nobody asks. */
  Shown?: ComponentType<{ state: ChatStatus | 'missing' }> | undefined;
}

/** A show's chat: what is said in it, and where the next message is written. */
export function ChatRoom({ show, onSignInStart, Shown }: ChatRoomProps) {
  const words = useWords(chatMessages);
  const chat = getChat(usePanggung(), show);
  const [failure, fail] = useState<ApiError | null>(null);
  const acts = useChatActs(chat, fail);
  const { status, error, isHost, writeRefusal } = useStore(chat.$state);
  const isReplay = status === 'replay';
  const isOver = isReplay || (status === 'live' && writeRefusal === 'chat_closed');
  const name = isOver ? words.replay : words.chat;
  if (error?.code === 'show_not_found') return <Missing Shown={Shown} />;
  return (
    <section className="panggung-chat__room" part="chat" aria-label={name} data-state={status}>
      {Shown && <Shown state={status} />}
      <header className="panggung-chat__head">
        <h2>{name}</h2>
        {isHost && <HostTools chat={chat} acts={acts} />}
      </header>
      <ChatPinned chat={chat} acts={acts} />
      <ChatLog chat={chat} acts={acts} name={name} />
      <ChatNotice chat={chat} />
      {!isReplay && <ChatFoot {...{ chat, failure, onSignInStart }} />}
    </section>
  );
}

function Missing({ Shown }: Pick<ChatRoomProps, 'Shown'>) {
  return (
    <>
      {Shown && <Shown state="missing" />}
      <ShowMissing />
    </>
  );
}
