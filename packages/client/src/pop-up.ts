import { safeLink } from '@panggung/core';

/** A tab for a wallet's page: opened in the click, since later the browser forbids it, and sent on when there is a link. AMB-113. */
export interface PopUp {
  /** Opens an empty tab; false where the browser does not. */
  open(title: string): boolean;
  /** Sends the tab on, once there is somewhere to go; nothing but http and https. */
  show(link: string | null): void;
  /** Closes a tab that was not sent on. */
  close(): void;
}

/** Builds the one tab a purchase may open. */
export function createPopUp(): PopUp {
  let tab: Window | null = null;

  function open(title: string): boolean {
    try {
      tab?.close();
      tab = globalThis.open?.('', '_blank') ?? null;
      if (!tab) return false;
      // What is shown there later must not steer this page.
      tab.opener = null;
      tab.document.title = title;
    } catch {
      // A frame without the right to open tabs may throw.
    }
    return tab !== null;
  }

  return {
    open,
    show(link) {
      const target = safeLink(link);
      if (!tab || !target) return;
      if (!tab.closed) tab.location.href = target;
      tab = null;
    },
    close() {
      tab?.close();
      tab = null;
    },
  };
}
