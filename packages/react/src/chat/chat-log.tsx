import type { Chat } from '@panggung/client';
import { chatMessages, fill, sameId } from '@panggung/core';
import { type KeyboardEvent, useMemo } from 'react';
import { Icon } from '../ui/icon.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { ChatRow } from './chat-row.js';
import type { ChatActs } from './use-chat-acts.js';
import { lineKey, useHeldLines } from './use-held-lines.js';
import { useSummary } from './use-summary.js';

const downShape = 'm5 9.5 7 7 7-7';

/** By which of their buttons rows are reached. */
const ROW_BUTTON = '[data-row]';

/** Arrows walk from message to message, as far as there is something to be done about them. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_BUTTON)];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = at < 0 ? buttons.at(-1) : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What is said; it stays at the newest as long as nobody reads further up. */
export function ChatLog({ chat, acts }: { chat: Chat; acts: ChatActs }) {
  const words = useWords(chatMessages);
  const lines = useStore(chat.$lines);
  const { isHost, muted, status } = useStore(chat.$state);
  const person = useStore(usePanggung().session.$person);
  const { shown, fresh, toNewest, box } = useHeldLines(lines);
  const isOpen = status === 'live' || status === 'replay';
  const summary = useSummary(lines, isOpen, person?.user_id);
  const silent = useMemo(() => new Set(muted.map(({ userId }) => String(userId))), [muted]);
  return (
    <div className="panggung-chat__stage">
      <div
        className="panggung-chat__scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrows lead to its messages.
        tabIndex={0}
        role="log"
        aria-live="off"
        {...box}
        onKeyDown={walk}
      >
        <ol className="panggung-chat__log">
          {shown.map((line) => (
            <ChatRow
              key={lineKey(line)}
              line={line}
              isMine={person !== null && sameId(line.userId, person.user_id)}
              isHostView={isHost}
              isMuted={silent.has(String(line.userId))}
              acts={acts}
            />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button type="button" className="panggung-chat__fresh" onClick={toNewest}>
          <Icon shape={downShape} size={16} />
          {fill(words.fresh, { count: fresh })}
        </button>
      )}
      <p className="panggung-hidden" role="status">
        {summary}
      </p>
    </div>
  );
}
