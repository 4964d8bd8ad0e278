import type { Id } from '@panggung/core';
import { useState } from 'react';
import { hueOf } from './hue.js';

export interface CoverProps {
  /** The picture; none, or one that does not load, is replaced by the house's own. */
  src: string | null | undefined;
  /** A moving picture to play now in its place, if it comes. */
  movingSrc?: string | false | null | undefined;
  /** What is shown in words; leave it out where the name follows. */
  alt?: string;
  /** The show, for the substitute's colour and lettering. */
  show: { id: Id; name: string };
  ratio: 'landscape' | 'portrait';
  /** The page's largest picture, wanted first. */
  isFirst?: boolean;
}

function Substitute({ show }: Pick<CoverProps, 'show'>) {
  return (
    <span className="panggung-cover__substitute" style={{ '--p-hue': hueOf(show.id) } as object}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d="M5 15.5a8 8 0 0 1 16 0ZM2 18h22v3.6H2Z" />
      </svg>
      <span className="panggung-cover__name" aria-hidden="true">
        {show.name}
      </span>
    </span>
  );
}

/** A show's picture in a box that never changes its size. Nothing is ever written on it. */
export function Cover({ src, movingSrc, alt = '', show, ratio, isFirst = false }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const wanted = movingSrc || src;
  const shown = wanted === broken ? src : wanted;
  return (
    <span className="panggung-cover" part="cover" data-ratio={ratio}>
      {shown && shown !== broken ? (
        <img
          src={shown}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(shown)}
        />
      ) : (
        <Substitute show={show} />
      )}
    </span>
  );
}
