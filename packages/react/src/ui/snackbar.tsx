import { SNACKBAR_MS } from '@panggung/core';
import { type ReactNode, useMemo, useState } from 'react';
import { alertShape, checkShape, Icon } from './icon.js';
import { useTransient } from './use-transient.js';

export interface Snackbar {
  /** To be drawn last. */
  snackbar: ReactNode;
  /** Confirms what was done. */
  show: (text: string) => void;
  /** Says what was not. */
  warn: (text: string) => void;
}

/**
 * A passing line at the foot of the widget. Draw `snackbar` last; call `show` or `warn` with the words.
 * @example const { snackbar, show } = useSnackbar(); show(words.account_copied);
 */
export function useSnackbar(duration: number = SNACKBAR_MS): Snackbar {
  const { text, show, holders } = useTransient(duration);
  const [shape, setShape] = useState(checkShape);
  const snackbar = (
    <div className="panggung-snackbar" role="status">
      {text && (
        <p className="panggung-snackbar__text" part="snackbar" {...holders}>
          <Icon shape={shape} size={16} />
          {text}
        </p>
      )}
    </div>
  );
  const ways = useMemo(() => {
    const say = (icon: string) => (words: string) => {
      setShape(icon);
      show(words);
    };
    return { show: say(checkShape), warn: say(alertShape) };
  }, [show]);
  return { snackbar, ...ways };
}
