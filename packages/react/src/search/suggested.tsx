import { askedPieces, landscapeImage, type Show } from '@panggung/core';
import { Cover } from '../ui/cover.js';
import { Icon, nextShape } from '../ui/icon.js';

export interface SuggestedProps {
  show: Show;
  name: string;
  /** What was typed; where it begins a word of the name, that is marked. */
  asked: string;
}

/** A suggested show: its picture and its name. D-01. */
export function Suggested({ show, name, asked }: SuggestedProps) {
  return (
    <>
      <Cover src={landscapeImage(show)} show={show} ratio="landscape" />
      <span className="panggung-search__name">
        {askedPieces(name, asked).map(({ text, isAsked }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place.
          isAsked ? <b key={place}>{text}</b> : text,
        )}
      </span>
      <Icon shape={nextShape} size={16} />
    </>
  );
}
