import type { Chat } from '@panggung/client';
import { type ChatRefusal, chatActMessages, fill } from '@panggung/core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { slowSpan } from './slow-span.js';
import { toLog } from './to-log.js';
import { useChatComposer } from './use-chat-composer.js';

const sendShape = 'M4 12 20 4.5 15 20l-3.5-6.5Z';

export interface ChatComposerProps {
  chat: Chat;
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** Where the next message is written, or why it is not. K-17. */
export function ChatComposer(props: ChatComposerProps) {
  const words = useWords(chatActMessages);
  const { status, writeRefusal } = useStore(props.chat.$state);
  if (status === 'connecting') return null;
  const reasons: Record<ChatRefusal, string | null> = {
    jwt_missing: null,
    chat_muted: words.muted,
    chat_closed: words.closed,
  };
  return (
    <>
      {writeRefusal === null && <Field chat={props.chat} />}
      {writeRefusal === 'jwt_missing' && <GuestWay {...props} />}
      {/* It is there before it says anything: what comes together with its words is read out by few screen readers. */}
      <p className="panggung-chat__reason" role="status">
        {writeRefusal && reasons[writeRefusal]}
      </p>
    </>
  );
}

/** Nobody is sent there: whoever only reads stays. */
function GuestWay({ onSignInStart }: ChatComposerProps) {
  const { sign_in } = useWords(chatActMessages);
  const { way, dialog } = useSignIn({ title: sign_in, onSignInStart });
  return (
    <>
      <Button variant="secondary" isBlock {...way}>
        {sign_in}
      </Button>
      {dialog}
    </>
  );
}

function Field({ chat }: Pick<ChatComposerProps, 'chat'>) {
  const words = useWords(chatActMessages);
  const id = useId();
  const part = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = part.current;
    // Whoever writes when the host mutes them goes on in the log.
    return () => {
      if (form?.matches(':focus-within')) toLog(form);
    };
  }, []);
  const { text, write, send, problem, seconds, slowSeconds, triedSeconds } = useChatComposer(chat);
  const sendByKey = (event: KeyboardEvent) => {
    // While signs are being put together, Enter chooses one.
    // Of the browser's own event, which Preact hands over as it is.
    const { isComposing } = event.nativeEvent ?? event;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  const span = slowSpan(seconds || slowSeconds, words);
  const slow = fill(seconds > 0 ? words.slow : words.slow_hint, { span });
  return (
    <form
      ref={part}
      className="panggung-chat__composer"
      part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        part="input"
        rows={1}
        dir="auto"
        value={text}
        aria-label={words.message}
        aria-describedby={id}
        aria-invalid={problem ? true : undefined}
        placeholder={words.placeholder}
        enterKeyHint="send"
        onFocus={chat.prepare}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <IconButton type="submit" label={words.send} aria-disabled={seconds > 0 || undefined}>
        <Icon shape={sendShape} />
      </IconButton>
      {/* The countdown itself would be read out each second. */}
      <span className="panggung-hidden" role="status">
        {triedSeconds > 0 && fill(words.slow, { span: slowSpan(triedSeconds, words) })}
      </span>
      <div className="panggung-chat__hint" id={id}>
        {slowSeconds > 0 && <span data-running={seconds > 0 || undefined}>{slow}</span>}
        <span className="panggung-chat__problem" role="alert">
          {problem}
        </span>
      </div>
    </form>
  );
}
