import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const installed = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Of these lists Chromium hears the last alone: Playwright's own is in it. */
const withoutFeatures = [
  // The address bar's windows, which nobody sees, cost more than the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A page that a test makes up comes from nowhere, and such a page may not ask a server on this machine.
  'LocalNetworkAccessChecks',
  'AimEnabled',
  'AutoDeElevate',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Keeps Chromium from talking to anybody but the page under test, and from work that no test sees. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The media server of a test is on this machine.
  '--allow-loopback-in-peer-connection',
  // Without a graphics card a pretended one is slower than none.
  '--disable-gpu',
  `--disable-features=${withoutFeatures}`,
];

function launchOptions(executablePath?: string): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
    ...(executablePath ? { executablePath } : {}),
  };
}

/** How to launch a Chromium: Playwright's own if installed, else one found on the machine; null if there is none. */
function findBrowser(): LaunchOptions | null {
  if (existsSync(chromium.executablePath())) return launchOptions();
  const found = installed.find((path) => path && existsSync(path));
  return found ? launchOptions(found) : null;
}

/** Like {@link findBrowser}, for configurations that are read before a browser may have been installed. */
export function browserLaunch(): LaunchOptions {
  return findBrowser() ?? launchOptions();
}

const installers: readonly (readonly [string, ...string[]])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'install', '-y', '-qq', 'chromium'],
];

/** Finds a Chromium, or installs one by the first way that works. Null: this machine cannot have one. */
export function ensureBrowser(): LaunchOptions | null {
  for (const [command, ...args] of installers) {
    const found = findBrowser();
    if (found) return found;
    console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  return findBrowser();
}
