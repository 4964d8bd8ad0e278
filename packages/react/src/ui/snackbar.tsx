import { SNACKBAR_MS } from '@panggung/core';
import type { ReactNode } from 'react';
import { checkShape, Icon } from './icon.js';
import { useTransient } from './use-transient.js';

/**
 * A passing confirmation at the foot of the widget. Draw `snackbar` last; call `show` with the words.
 * @example const { snackbar, show } = useSnackbar(); show(words.account_copied);
 */
export function useSnackbar(duration: number = SNACKBAR_MS): {
  snackbar: ReactNode;
  show: (text: string) => void;
} {
  const { text, show, holders } = useTransient(duration);
  const snackbar = (
    <div className="panggung-snackbar" role="status">
      {text && (
        <p className="panggung-snackbar__text" part="snackbar" {...holders}>
          <Icon shape={checkShape} size={16} />
          {text}
        </p>
      )}
    </div>
  );
  return { snackbar, show };
}
