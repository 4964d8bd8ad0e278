import { useId, useLayoutEffect, useRef } from 'react';

export interface LeaveQuestionProps {
  words: { title: string; text: string; stay: string; leave: string };
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whoever is about to leave something unfinished. Escape stays. */
export function LeaveQuestion({ words, onLeave, onStay }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="site-question"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id={id}>{words.title}</h2>
      <p>{words.text}</p>
      <div>
        <button type="button" className="site-button" onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </dialog>
  );
}
