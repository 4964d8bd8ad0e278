import { initials } from '@panggung/core';
import { type ReactNode, useState } from 'react';
import { hueOf } from './hue.js';

export interface AvatarProps {
  name: string;
  src: string | null | undefined;
  /** The same photo in other files, as `<source>`s. */
  sources?: ReactNode;
}

/** Somebody's photo, else their initials on a colour of their own. The name stands beside it. */
export function Avatar({ name, src, sources }: AvatarProps) {
  const [isBroken, setBroken] = useState(false);
  if (src && !isBroken) {
    return (
      <picture className="panggung-avatar">
        {sources}
        <img src={src} alt="" loading="lazy" onError={() => setBroken(true)} />
      </picture>
    );
  }
  return (
    <span className="panggung-avatar" style={{ '--p-hue': hueOf(name) } as object} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
