import type { ReactNode } from 'react';

export interface ChoiceProps {
  /** The radio group's name. */
  group: string;
  /** What stands on its tile, which readers are not told. */
  tile: ReactNode;
  name: string;
  note: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One row of a list of which one may be chosen: a method, a coupon. */
export function Choice({ group, tile, name, note, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="panggung-checkout__method" data-state={isChosen ? 'checked' : 'unchecked'}>
      <span className="panggung-checkout__tile" aria-hidden="true">
        {tile}
      </span>
      <span className="panggung-checkout__method-name">
        {name}
        {note && <small>{note}</small>}
      </span>
      <input
        type="radio"
        className="panggung-checkout__radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
  );
}
