import { type Chat, type ChatStatus, getChat } from '@panggung/client';
import { chatMessages, type Id } from '@panggung/core';
import type { ComponentType } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { ChatComposer } from './chat-composer.js';
import { ChatLog } from './chat-log.js';
import { ChatNotice } from './chat-notice.js';
import { ChatPinned } from './chat-pinned.js';
import { ChatReactions } from './chat-reactions.js';
import { SlowModeChoice } from './slow-mode-choice.js';
import { useChatActs } from './use-chat-acts.js';

export interface ChatRoomProps {
  /** The show, by id. */
  show: Id;
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
  /** Says how it stands; in another widget, nobody asks. */
  Shown?: ComponentType<{ state: ChatStatus }>;
}

/** A show's chat: what is said in it, and where the next message is written. */
export function ChatRoom({ show, onSignInStart, Shown }: ChatRoomProps) {
  const words = useWords(chatMessages);
  const chat = getChat(usePanggung(), show);
  const { snackbar, warn } = useSnackbar();
  const acts = useChatActs(chat, warn);
  const { status, isHost, slowMs } = useStore(chat.$state);
  const isReplay = status === 'replay';
  const name = isReplay ? words.replay : words.chat;
  return (
    <section className="panggung-chat__room" part="chat" aria-label={name} data-state={status}>
      {Shown && <Shown state={status} />}
      <header className="panggung-chat__head">
        <h2>{name}</h2>
        {isHost && <SlowModeChoice slowMs={slowMs} choose={acts.slowDown} />}
      </header>
      <ChatPinned chat={chat} acts={acts} />
      <ChatLog chat={chat} acts={acts} />
      <ChatNotice chat={chat} />
      {!isReplay && <ChatFoot chat={chat} onSignInStart={onSignInStart} />}
      {snackbar}
    </section>
  );
}

interface ChatFootProps extends Pick<ChatRoomProps, 'onSignInStart'> {
  chat: Chat;
}

function ChatFoot(props: ChatFootProps) {
  const { status } = useStore(props.chat.$state);
  if (status === 'refused') return null;
  return (
    <footer className="panggung-chat__foot">
      <ChatReactions chat={props.chat} />
      <ChatComposer {...props} />
    </footer>
  );
}
