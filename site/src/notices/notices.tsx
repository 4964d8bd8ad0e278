import { useStore } from '@nanostores/react';
import { ALERT_MS, SNACKBAR_MS } from '@panggung/core';
import { createNotice } from './notice.js';
import { VersionNotice } from './version-notice.js';

const alert = createNotice();
const snackbar = createNotice();

/** Raises a red alert that is read for three seconds, wherever the visitor goes meanwhile. AMB-007, AMB-008. */
export function raiseAlert(message: string): void {
  alert.show(message, ALERT_MS);
}

/** Confirms something at the foot of the page, for as long as its area says, in ms. AMB-007. */
export function showSnackbar(message: string, duration: number = SNACKBAR_MS): void {
  snackbar.show(message, duration);
}

/** The layers over every screen; they stand from the first moment, so that readers announce what comes into them. */
export function Notices() {
  const raised = useStore(alert.$notice);
  const shown = useStore(snackbar.$notice);
  return (
    <>
      <div className="site-alerts" role="alert">
        {raised && (
          <p key={raised.count} className="site-alert" {...alert.holders}>
            {raised.message}
          </p>
        )}
      </div>
      <div className="site-snackbars">
        <VersionNotice />
        <div role="status">
          {shown && (
            <p key={shown.count} className="site-snackbar" {...snackbar.holders}>
              {shown.message}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
