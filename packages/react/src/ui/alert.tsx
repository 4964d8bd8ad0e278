import { ALERT_MS } from '@panggung/core';
import type { ReactNode } from 'react';
import { alertShape, Icon } from './icon.js';
import { useTransient } from './use-transient.js';

/**
 * A red line that says what went wrong, and goes by itself. Draw `alert` where the person looks: above the button that
 * failed. An empty text takes it away. AMB-007, AMB-008.
 * @example const { alert, show } = useAlert(); show(words.update_failed);
 */
export function useAlert(duration: number = ALERT_MS): { alert: ReactNode; show: (text: string) => void } {
  const { text, show, holders } = useTransient(duration);
  const alert = (
    <div className="panggung-alert" role="alert">
      {text && (
        <p className="panggung-alert__text" part="message" {...holders}>
          <Icon shape={alertShape} size={16} />
          {text}
        </p>
      )}
    </div>
  );
  return { alert, show };
}
