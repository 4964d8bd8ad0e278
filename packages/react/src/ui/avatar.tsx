import { initials } from '@panggung/core';
import { useState } from 'react';
import { hueOf } from './hue.js';

/** Somebody's photo, else their initials on a colour of their own. The name stands beside it. */
export function Avatar({ name, src }: { name: string; src: string | null | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (src && !isBroken) {
    return (
      <span className="panggung-avatar">
        <img src={src} alt="" loading="lazy" onError={() => setBroken(true)} />
      </span>
    );
  }
  return (
    <span className="panggung-avatar" style={{ '--p-hue': hueOf(name) } as object} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
