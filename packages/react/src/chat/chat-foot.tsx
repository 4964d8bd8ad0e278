import type { ApiError, Chat } from '@panggung/client';
import { socialMessages } from '@panggung/core';
import { refusalText } from '../ui/refusal-text.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { ChatComposer } from './chat-composer.js';
import { ChatReactions } from './chat-reactions.js';

export interface ChatFootProps {
  chat: Chat;
  /** Why something about a message could not be done. */
  failure: ApiError | null;
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** Where one takes part. */
export function ChatFoot({ chat, failure, onSignInStart }: ChatFootProps) {
  const words = useWords(socialMessages);
  const { status } = useStore(chat.$state);
  if (status === 'refused') return null;
  return (
    <footer className="panggung-chat__foot">
      <ChatReactions chat={chat} onSignInStart={onSignInStart} />
      <p className="panggung-chat__problem" role="alert">
        {failure && refusalText(failure, words)}
      </p>
      <ChatComposer chat={chat} onSignInStart={onSignInStart} />
    </footer>
  );
}
