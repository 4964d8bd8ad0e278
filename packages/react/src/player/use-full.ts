import { type RefObject, useEffect, useState } from 'react';

/** The ways to see more of a picture. */
export interface FullView {
  isFullscreen: boolean;
  /** Fills the window, with everything that lies over the picture: where a phone's full screen would drop it. */
  isFullWindow: boolean;
  toggleFullscreen: () => void;
  toggleWindow: () => void;
  /** Whether the browser has a full screen that keeps the controls. */
  hasFullscreen: boolean;
}

function isFull(view: HTMLElement | null): boolean {
  const root = view?.getRootNode() as Document | ShadowRoot | undefined;
  return view !== null && root?.fullscreenElement === view;
}

/** Full screen and full window; Escape leaves both, and without a picture there is no full window. */
export function useFull(ref: RefObject<HTMLElement | null>, hasPicture: boolean): FullView {
  const [isFullscreen, setFullscreen] = useState(false);
  const [isFullWindow, setFullWindow] = useState(false);
  useEffect(() => {
    const look = () => setFullscreen(isFull(ref.current));
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [ref]);
  useEffect(() => {
    if (!hasPicture) setFullWindow(false);
  }, [hasPicture]);
  useEffect(() => {
    const view = ref.current;
    if (!view || !isFullWindow) return;
    // In the top layer, and yet in its place: nothing is loaded anew.
    view.popover = 'manual';
    view.showPopover();
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the picture stays.
      event.preventDefault();
      setFullWindow(false);
    };
    // What it covers cannot be seen: Tab begins anew.
    const stay = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !view.contains(relatedTarget as Node)) view.focus();
    };
    view.addEventListener('keydown', leave);
    view.addEventListener('focusout', stay);
    return () => {
      view.removeEventListener('keydown', leave);
      view.removeEventListener('focusout', stay);
      view.popover = null;
    };
  }, [ref, isFullWindow]);
  return {
    isFullscreen,
    isFullWindow,
    hasFullscreen: document.fullscreenEnabled === true,
    toggleWindow: () => setFullWindow(!isFullWindow),
    toggleFullscreen() {
      const view = ref.current;
      setFullWindow(false);
      // Refused, it stays as it is.
      if (isFull(view)) void document.exitFullscreen().catch(() => {});
      else void view?.requestFullscreen?.().catch(() => {});
    },
  };
}
