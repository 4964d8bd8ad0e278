import { remindMessages, type Show } from '@panggung/core';
import { useState } from 'react';
import { bellShape, Icon } from './icon.js';
import { onDemand } from './on-demand.js';
import { useIsReminded } from './use-is-reminded.js';
import { useWords } from './use-words.js';

const RemindMenu = onDemand(async () => (await import('./remind/index.js')).RemindMenu);

/** The way to be reminded of a show, and whether a mail will come; for one that is still ahead. */
export function RemindButton({ show }: { show: Show }) {
  const words = useWords(remindMessages);
  const [isOpen, setOpen] = useState(false);
  const isOn = useIsReminded(show.id);
  return (
    <>
      <button
        type="button"
        className="panggung-remind"
        part="button"
        data-state={isOn ? 'on' : 'off'}
        aria-haspopup="dialog"
        onPointerEnter={RemindMenu.fetch}
        onFocusCapture={RemindMenu.fetch}
        onClick={() => setOpen(true)}
      >
        <Icon shape={bellShape} size={16} />
        <span className="panggung-remind__label">{isOn ? words.reminded : words.remind}</span>
      </button>
      {isOpen && <RemindMenu show={show} title={words.remind} onClose={() => setOpen(false)} />}
    </>
  );
}
