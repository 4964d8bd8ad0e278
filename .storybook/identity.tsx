import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { type Played, withApi } from './play.js';

/** Where `npm start` runs the identity emulator. */
const address = 'http://127.0.0.1:9099';

let asked: Promise<boolean> | undefined;

function isThere(): Promise<boolean> {
  asked ??= fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  return asked;
}

/** Says above a story that nobody can prove who they are here. */
export const needsIdentity: Decorator = (Story) => {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => void isThere().then((there) => setMissing(!there)), []);
  return (
    <>
      {isMissing && (
        <p className="story-notice" role="note">
          This story needs the identity emulator: run <code>npm start</code> beside Storybook, then reload.
        </p>
      )}
      <Story />
    </>
  );
};

/** A play function that stops at the notice where no emulator runs. */
export function withIdentity(play: (played: Played) => Promise<void>) {
  return async (played: Played) => {
    if (await isThere()) await withApi(play)(played);
    else await played.canvas.findByRole('heading');
  };
}
