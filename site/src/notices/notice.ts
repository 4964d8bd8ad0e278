import { atom, type ReadableAtom } from 'nanostores';

/** A passing message. */
export interface Notice {
  message: string;
  /** Tells two equal messages apart. */
  count: number;
}

/** One place where messages appear and go by themselves. */
export interface NoticePlace {
  $notice: ReadableAtom<Notice | null>;
  /** Shows a message for `duration` ms, in the place of the one before. */
  show(message: string, duration: number): void;
  /** For the element that shows it: pointed at, a message stays, and then has its full time again. */
  holders: { onPointerMove(): void; onPointerLeave(): void };
}

/** Builds a place for messages; it belongs to the page, not to a screen. */
export function createNotice(): NoticePlace {
  const $notice = atom<Notice | null>(null);
  let timer: ReturnType<typeof setTimeout>;
  let count = 0;
  let span = 0;
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    timer = setTimeout(() => $notice.set(null), span);
  };
  return {
    $notice,
    show(message, duration) {
      count += 1;
      span = duration;
      $notice.set({ message, count });
      release();
    },
    // Moved, not entered: it may have appeared under a pointer that rests.
    holders: { onPointerMove: hold, onPointerLeave: release },
  };
}
