/** What a host is told went wrong, and how to go on. N-17 to N-23, AMB-169. */
export const broadcastAlerts = [
  'not_found',
  'in_use',
  'no_fit',
  'not_allowed',
  'required',
  'screen_denied',
  'socket_lost',
] as const;
export type BroadcastAlert = (typeof broadcastAlerts)[number];

/**
 * By the name of what a browser throws when it is asked for camera and microphone; older ones have names of their own.
 * https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia
 */
const byName = new Map<string, BroadcastAlert>([
  ['NotFoundError', 'not_found'],
  ['DevicesNotFoundError', 'not_found'],
  ['NotReadableError', 'in_use'],
  ['TrackStartError', 'in_use'],
  ['AbortError', 'in_use'],
  ['OverconstrainedError', 'no_fit'],
  ['ConstraintNotSatisfiedError', 'no_fit'],
  ['NotAllowedError', 'not_allowed'],
  ['PermissionDeniedError', 'not_allowed'],
  ['SecurityError', 'not_allowed'],
  ['TypeError', 'required'],
]);

/**
 * What a failure of camera or microphone means to a host; what nobody knows reads as a device in use.
 * @example captureAlert('NotReadableError') // 'in_use'
 */
export function captureAlert(name: string): BroadcastAlert {
  return byName.get(name) ?? 'in_use';
}
