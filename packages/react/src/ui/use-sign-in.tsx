import { type ReactNode, useState } from 'react';
import { onDemand } from './on-demand.js';
import { emit, type WidgetListener } from './widget-event.js';

const SignInDialog = onDemand(async () => (await import('./sign-in-dialog.js')).SignInDialog);

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
  way: { onPointerEnter: () => void; onFocus: () => void; onClick: () => void };
}

/**
 * The way in for a guest: a dialog here, unless the host has its own.
 * @example const { way, dialog } = useSignIn({ title, onSignInStart }); <Button {...way}>{title}</Button>
 */
export function useSignIn({ title, onSignInStart }: SignInOptions): SignInView {
  const [isOpen, setOpen] = useState(false);
  return {
    dialog: isOpen && <SignInDialog title={title} onClose={() => setOpen(false)} />,
    way: {
      onPointerEnter: SignInDialog.fetch,
      onFocus: SignInDialog.fetch,
      onClick() {
        if (emit(onSignInStart, {})) setOpen(true);
      },
    },
  };
}
