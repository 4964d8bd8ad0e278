import type { ReactNode } from 'react';
import { useFocusHeir } from './use-focus-heir.js';

export interface NoticeProps {
  icon?: ReactNode;
  title: string;
  help?: string;
  /** At most one button. */
  action?: ReactNode;
  /** Interrupts a reader: for what went wrong. */
  isAlert?: boolean;
}

/** What stands where there is nothing, or where something failed: a sentence, a line of help, one way on. */
export function Notice({ icon, title, help, action, isAlert = false }: NoticeProps) {
  const part = useFocusHeir<HTMLDivElement>();
  return (
    <div ref={part} className="panggung-notice" role={isAlert ? 'alert' : undefined} part="message">
      {icon}
      <div>
        <p className="panggung-notice__title">{title}</p>
        {help && <p className="panggung-notice__help">{help}</p>}
        {action && <p className="panggung-notice__action">{action}</p>}
      </div>
    </div>
  );
}
