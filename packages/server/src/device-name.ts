/** The first that fits counts: every browser also claims to be an older one. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\w*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * What a person would call the device that asks; empty where it does not say.
 * @example deviceName('Mozilla/5.0 (Linux; Android 15) ... Chrome/140.0 ...') // 'Chrome · Android'
 */
export function deviceName(userAgent = ''): string {
  const known = [browsers, systems].flatMap((names) => {
    const found = names.find(([pattern]) => pattern.test(userAgent));
    return found ? [found[1]] : [];
  });
  return known.join(' · ') || (userAgent.split('/')[0] ?? '').slice(0, 40);
}
