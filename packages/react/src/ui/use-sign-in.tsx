import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { onDemand } from './on-demand.js';
import { emit, type WidgetListener } from './widget-event.js';

const SignInDialog = onDemand(async () => (await import('./sign-in/index.js')).SignInDialog);

export interface SignInOptions {
  /** What the dialog is called. */
  title: string;
  /** A guest wants to sign in; prevented, no dialog opens: the way there is the host's. */
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

export interface SignInView {
  /** To be drawn last. */
  dialog: ReactNode;
  /** For the button. */
  way: { onPointerEnter: () => void; onFocus: () => void; onClick: (event: MouseEvent) => void };
}

/** Where somebody goes on who has signed in: the button they came by is gone with the dialog. */
function focusNext(place: Element): void {
  const isNowhere = !document.activeElement || document.activeElement === document.body;
  if (isNowhere) place.querySelector<HTMLElement>('textarea, input, button, a[href]')?.focus();
}

/**
 * The way in for a guest: a dialog here, unless the host has its own.
 * @example const { way, dialog } = useSignIn({ title, onSignInStart }); <Button {...way}>{title}</Button>
 */
export function useSignIn({ title, onSignInStart }: SignInOptions): SignInView {
  const [place, openIn] = useState<Element | null>(null);
  // As it leaves, and so before what is left of the page has an heir for the focus.
  useLayoutEffect(() => {
    if (place) return () => queueMicrotask(() => focusNext(place));
  }, [place]);
  return {
    dialog: place && <SignInDialog title={title} onClose={() => openIn(null)} />,
    way: {
      onPointerEnter: SignInDialog.fetch,
      onFocus: SignInDialog.fetch,
      onClick({ currentTarget }) {
        if (emit(onSignInStart, {})) openIn(currentTarget.closest('dialog, .panggung'));
      },
    },
  };
}
