import { type PlayerState, playerMessages } from '@panggung/core';
import { useEffect, useState } from 'react';
import { useWords } from '../ui/use-words.js';

type Words = (typeof playerMessages)['default'];

/** What is said of a state that came about by itself; nothing where what it shows says it already. */
const said: Record<PlayerState, keyof Words | null> = {
  gate: null,
  countdown: null,
  waiting: 'waiting',
  connecting: null,
  live: 'live_now',
  interrupted: 'interrupted',
  ended: 'ended',
  replay: 'replay_now',
  elsewhere: 'elsewhere',
  refused: null,
};

/** Tells those who listen how it stands, each time that changes. */
export function PlayerNews({ state }: { state: PlayerState }) {
  const words = useWords(playerMessages);
  const [text, setText] = useState('');
  const key = said[state];
  const next = key === null ? '' : words[key];
  // Said late: a place that is drawn with its text is not announced.
  useEffect(() => setText(next), [next]);
  return (
    <p className="panggung-hidden" role="status">
      {text}
    </p>
  );
}
