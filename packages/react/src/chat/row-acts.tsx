import { chatActMessages, fill } from '@panggung/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
import type { ChatRowProps } from './chat-row.js';

/** Three dots in a row. */
const dotsShape =
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0';

export interface RowActsProps extends ChatRowProps {
  /** Whoever said it. */
  name: string;
}

/** What may be done about a message, behind its three dots; what waits for the host asks for it at once. */
export function RowActs({ line, isMine, isHostView, isMuted, acts, name }: RowActsProps) {
  const words = useWords(chatActMessages);
  const { isOpen, setOpen, button, opened, onKeyDown } = useOpenActs();
  const id = useId();
  /** The message, or what acted on it, is there no more: who acted goes on in the log. */
  const leave = (act: () => void) => () => {
    button.current?.closest<HTMLElement>('[role=log]')?.focus();
    act();
  };
  /** What acted stays: who acted goes on with the message. */
  const close = (act: () => void) => () => {
    button.current?.focus();
    setOpen(false);
    act();
  };
  const { held, userId, comment } = line;
  return (
    <>
      <button
        type="button"
        className="panggung-chat__more"
        ref={button}
        data-row
        tabIndex={-1}
        // Whoever goes from one to the next by the keyboard hears nothing else of the message.
        aria-label={fill(words.more, { name, text: comment })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        <Icon shape={dotsShape} size={16} />
      </button>
      {(isOpen || (isHostView && held)) && (
        <p className="panggung-chat__acts" id={id} ref={opened} onKeyDown={onKeyDown}>
          {isHostView && held && <Act onClick={leave(() => acts.release(line.id))}>{words.release}</Act>}
          <Act onClick={leave(() => acts.remove(line.id))}>{words.remove}</Act>
          {isHostView && !held && <Act onClick={close(() => acts.pin(line.id))}>{words.pin}</Act>}
          {isHostView && !isMine && (
            <Act onClick={() => acts.mute(userId, !isMuted)}>
              {fill(isMuted ? words.unmute : words.mute, { name })}
            </Act>
          )}
        </p>
      )}
    </>
  );
}

/** Escape closes what may be done and gives the focus back; so does a press elsewhere, which takes it along. */
function useOpenActs() {
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    opened.current?.scrollIntoView({ block: 'nearest' });
    const look = (event: Event) => {
      const row = button.current?.parentElement;
      if (row && !event.composedPath().includes(row)) setOpen(false);
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    button.current?.focus();
    setOpen(false);
  };
  return { isOpen, setOpen, button, opened, onKeyDown };
}

function Act({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
