import type { Chat } from '@panggung/client';
import { type ChatReaction, chatActMessages, formatCount } from '@panggung/core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { mayMove } from '../ui/motion.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';

const signs: Record<ChatReaction, string> = { heart: '❤️', clap: '👏', fire: '🔥', laugh: '😂', wow: '😮' };
const all = Object.keys(signs) as ChatReaction[];
/** Most signs that rise at once: a crowd is told by the number. */
const MOST_RISING = 3;

export interface ChatReactionsProps {
  chat: Chat;
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** What viewers throw at the stage; guests see it, and are asked to sign in. K-17. */
export function ChatReactions({ chat, onSignInStart }: ChatReactionsProps) {
  const words = useWords(chatActMessages);
  const counts = useStore(chat.$reactions);
  const { status, writeRefusal } = useStore(chat.$state);
  const { way, dialog } = useSignIn({ title: words.sign_in, onSignInStart });
  const person = useStore(usePanggung().session.$person);
  if (!counts || status === 'refused') return null;
  const isOver = writeRefusal === 'chat_closed';
  const onThrow = (reaction: ChatReaction) => (person ? () => chat.react(reaction) : way.onClick);
  return (
    <fieldset className="panggung-chat__reactions">
      <legend className="panggung-hidden">{words.reactions}</legend>
      {all.map((reaction) => (
        <Reaction
          key={reaction}
          sign={signs[reaction]}
          label={words[reaction]}
          count={counts[reaction]}
          onThrow={isOver ? undefined : onThrow(reaction)}
        />
      ))}
      {dialog}
    </fieldset>
  );
}

interface ReactionProps {
  sign: string;
  label: string;
  count: number;
  /** Unset where the show is over. */
  onThrow: ((event: MouseEvent) => void) | undefined;
}

function Reaction({ sign, label, count, onThrow }: ReactionProps) {
  const language = useLanguage();
  const rising = useRising(count);
  return (
    <button
      type="button"
      aria-label={`${label} ${count}`}
      aria-disabled={!onThrow || undefined}
      onClick={onThrow}
    >
      <span aria-hidden="true">{sign}</span>
      {count > 0 && <span>{formatCount(count, language)}</span>}
      {rising.map((id, at) => (
        <i key={id} data-at={at} aria-hidden="true">
          {sign}
        </i>
      ))}
    </button>
  );
}

/** Names of the signs that rise for what a number has grown by. */
function useRising(count: number): readonly number[] {
  const before = useRef(count);
  const [rising, rise] = useState<readonly number[]>([]);
  useEffect(() => {
    const grown = Math.min(count - before.current, MOST_RISING);
    before.current = count;
    if (grown > 0 && mayMove()) rise(Array.from({ length: grown }, (_, at) => count * 10 + at));
  }, [count]);
  return rising;
}
