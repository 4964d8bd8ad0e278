import { broadcastMessages, fill } from '@panggung/core';
import { useEffect, useMemo } from 'react';
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

/** What this device recorded, to be kept: a page that goes away takes it along. */
export function CopyOffer({ name, parts, onDone }: CopyOfferProps) {
  const words = useWords(broadcastMessages);
  const addresses = useMemo(() => parts.map((part) => URL.createObjectURL(part)), [parts]);
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  return (
    <div className="panggung-broadcast__copy" role="alert" part="message">
      <p>{words.copy_offer}</p>
      <div className="panggung-broadcast__buttons">
        {parts.map((part, at) => (
          <LinkButton
            key={addresses[at]}
            variant="secondary"
            href={addresses[at] ?? ''}
            download={`${name} ${at + 1}.${endingOf(part)}`}
          >
            {fill(words.copy_part, { part: at + 1 })}
          </LinkButton>
        ))}
        <Button onClick={onDone}>{words.copy_done}</Button>
      </div>
    </div>
  );
}
