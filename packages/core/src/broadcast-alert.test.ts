import { expect, test } from 'vitest';
import { broadcastAlerts, captureAlert } from './broadcast-alert.js';
import { languages } from './language.js';
import { broadcastAlertMessages } from './messages/broadcast-alert.js';

test.each([
  ['NotFoundError', 'Camera or Mic are not found or not allowed in your device'],
  [
    'NotReadableError',
    'Camera or Mic is being used by some other process that does not let read the devices',
  ],
  [
    'OverconstrainedError',
    'There is no device found that fits your video and audio constraints. You may change video and audio constraints',
  ],
  ['NotAllowedError', 'You are not allowed to access camera and mic.'],
  ['TypeError', 'Video/Audio is required'],
])('%s is told in the words of AMB-169', (name, text) => {
  expect(broadcastAlertMessages.default[captureAlert(name)]).toBe(text);
});

test('the documents have the words for a screen that is not shared, and for a lost connection', () => {
  const { screen_denied, socket_lost } = broadcastAlertMessages.default;
  expect(screen_denied).toBe('You are not allowed to access screen share');
  expect(socket_lost).toBe('WebSocket Connection is disconnected.');
});

test('what a browser calls otherwise has words, too', () => {
  expect(captureAlert('PermissionDeniedError')).toBe('not_allowed');
  expect(captureAlert('constructor')).toBe('in_use');
});

test('every alert comes with what to do about it', () => {
  for (const language of languages) {
    for (const alert of broadcastAlerts) {
      expect(broadcastAlertMessages[language][`${alert}_help`].length).toBeGreaterThan(10);
    }
  }
});
