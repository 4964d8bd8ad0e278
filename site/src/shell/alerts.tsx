import { ALERT_MS } from '@panggung/core';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

const AlertContext = createContext<(message: string) => void>(() => {});

/** Holds the red strip under the bar; it outlives the page that raised it. AMB-007, AMB-020. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<{ message: string; at: number } | null>(null);
  const raise = useCallback((message: string) => setAlert({ message, at: performance.now() }), []);
  useEffect(() => {
    if (alert === null) return;
    const timer = setTimeout(() => setAlert(null), ALERT_MS);
    return () => clearTimeout(timer);
  }, [alert]);
  return (
    <AlertContext value={raise}>
      {children}
      <div className="site-alerts" role="alert">
        {alert && (
          <p key={alert.at} className="site-alert">
            {alert.message}
          </p>
        )}
      </div>
    </AlertContext>
  );
}

/** Raises an alert that is read for three seconds, wherever the visitor goes meanwhile. */
export function useAlert(): (message: string) => void {
  return use(AlertContext);
}
