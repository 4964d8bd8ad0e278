import type { ChatState } from '@panggung/client';
import { chatActMessages, chatMessages, fill } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { useWords } from '../ui/use-words.js';
import { toLog } from './to-log.js';
import type { ChatActs } from './use-chat-acts.js';

export interface MutedPeopleProps {
  muted: ChatState['muted'];
  acts: ChatActs;
}

/** Who may write no more, and the way back for them, also once nothing they said is there. */
export function MutedPeople({ muted, acts }: MutedPeopleProps) {
  const words = useWords(chatActMessages);
  const { someone } = useWords(chatMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="panggung-chat__muted">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {fill(words.muted_people, { count: muted.length })}
      </Button>
      {isOpen &&
        muted.map(({ userId, fullName }) => (
          <p key={userId}>
            <Button
              variant="secondary"
              size="small"
              onClick={({ currentTarget }) => {
                toLog(currentTarget);
                acts.mute(userId, false);
              }}
            >
              {fill(words.unmute, { name: fullName.trim() || someone })}
            </Button>
          </p>
        ))}
    </div>
  );
}
