import { expect, test } from 'vitest';
import { deviceName } from './device-name.js';

const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${android} ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [`${iphone} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, 'Chrome · iOS'],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${mac} ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · macOS'],
  [`${linux} ${blink} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  [`${android} ${blink} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge · Android'],
  [`${iphone} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/604.1`, 'Edge · iOS'],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
  [`${mac} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · macOS'],
  [
    `${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox · Android'],
  [`${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
  [`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari · iOS'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`, 'Safari · macOS'],
  ['curl/8.14', 'curl'],
  ['', ''],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
