import { broadcastMessages, fill } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { LinkButton } from '../ui/link-button.js';
import { useWords } from '../ui/use-words.js';

export interface CopyOfferProps {
  /** Of the show. */
  name: string;
  parts: readonly Blob[];
  onDone: () => void;
}

const endingOf = ({ type }: Blob) => (type.startsWith('video/mp4') ? 'mp4' : 'webm');

interface Film {
  address: string;
  file: string;
}

/** What this device recorded, to be kept: a page that goes away takes it along. */
export function CopyOffer({ name, parts, onDone }: CopyOfferProps) {
  const words = useWords(broadcastMessages);
  const offer = useRef<HTMLDivElement>(null);
  const [films, setFilms] = useState<readonly Film[]>([]);
  useEffect(() => {
    const made = parts.map((part, at) => ({
      address: URL.createObjectURL(part),
      file: `${name} ${at + 1}.${endingOf(part)}`,
    }));
    setFilms(made);
    return () => {
      for (const { address } of made) URL.revokeObjectURL(address);
    };
  }, [name, parts]);
  // Whoever has just stopped may look at another part of the page, and goes on from here.
  useEffect(() => {
    offer.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={offer} className="panggung-broadcast__copy" role="alert" part="message">
      <p>{words.copy_offer}</p>
      <div className="panggung-broadcast__buttons">
        {films.map(({ address, file }, at) => (
          <LinkButton key={address} variant="secondary" href={address} download={file}>
            {fill(words.copy_part, { part: at + 1 })}
          </LinkButton>
        ))}
        <Button onClick={onDone}>{words.copy_done}</Button>
      </div>
    </div>
  );
}
