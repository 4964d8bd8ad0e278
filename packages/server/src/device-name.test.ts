import { expect, test } from 'vitest';
import { deviceName } from './device-name.js';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome · iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/18.0 Safari/605.1', 'Safari · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0', 'Samsung Internet · Android'],
  ['curl/8.14', 'curl'],
  ['', ''],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
