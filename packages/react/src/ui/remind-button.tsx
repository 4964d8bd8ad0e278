import { remindMessages, type Show } from '@panggung/core';
import { useState } from 'react';
import { bellShape, Icon } from './icon.js';
import { onDemand } from './on-demand.js';
import { useWords } from './use-words.js';

const RemindMenu = onDemand(async () => (await import('./remind/index.js')).RemindMenu);

/** The way to be reminded of a show; for one that is still to come. */
export function RemindButton({ show }: { show: Show }) {
  const words = useWords(remindMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="panggung-remind"
        part="button"
        aria-haspopup="dialog"
        onPointerEnter={RemindMenu.fetch}
        onFocusCapture={RemindMenu.fetch}
        onClick={() => setOpen(true)}
      >
        <Icon shape={bellShape} size={16} />
        <span className="panggung-remind__label">{words.remind}</span>
      </button>
      {isOpen && <RemindMenu show={show} title={words.remind} onClose={() => setOpen(false)} />}
    </>
  );
}
