import { chatActMessages, fill } from '@panggung/core';
import { useId, useState } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { held, userId } = line;
  return (
    <>
      <button
        type="button"
        className="panggung-chat__more"
        data-row
        tabIndex={-1}
        aria-label={fill(words.more, { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={dotsShape} size={16} />
      </button>
      {(isOpen || (isHostView && held)) && (
        <p className="panggung-chat__acts" id={id}>
          {isHostView && held && <Act onClick={() => acts.release(line.id)}>{words.release}</Act>}
          <Act onClick={() => acts.remove(line.id)}>{words.remove}</Act>
          {isHostView && !held && <Act onClick={() => acts.pin(line.id)}>{words.pin}</Act>}
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

function Act({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
