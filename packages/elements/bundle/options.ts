import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { skipBarrels } from './barrel.js';
import { type Copy, copyParts } from './copy.js';
import { resolveStyles, withStyles } from './style.js';

// By its address: tsup bundles its configuration, and knows only this way where each file was.
const home = fileURLToPath(new URL('..', import.meta.url));
const packages = join(home, '..');

/** What must exist once on a page: the client, and what widgets say to the parts inside them; and what all tags use. */
const shared = [
  ...['panggung-provider.tsx', 'widget.tsx', 'later.tsx', 'notices.ts', 'use-store.ts', 'use-words.ts'].map(
    (file) => join(packages, 'react/src/ui', file),
  ),
  join(packages, 'core/src/messages/catalogue.ts'),
  join(packages, 'core/src/id.ts'),
];

const base = join(packages, 'react/src/ui/widget.css');

/** What a purchase or a playback asks and remembers, and how it speaks to a media server. It keeps its state with the page, however many copies of it there are. */
const isOfPurchase = (path: string) =>
  /client.src.(checkout|payment|coupon|sale-pass|person-ticket|pop-up|realtime|storage|http-with|known-show|playback|show-events|signalling)[\w-]*\.ts$/.test(
    path,
  );

/** Everything else of the workspace is small and keeps nothing: widgets of one page may each have their own. */
function isPart(path: string): boolean {
  if (shared.includes(path) || /messages.checkout.\w+\.ts$/.test(path)) return false;
  return /packages.(core|react).src|elements.src.definition/.test(path) || isOfPurchase(path);
}

/** Shorter than the request for it, or not worth a file between a purchase and a profile: whoever uses it has their own. */
function isTiny(path: string, importer: string): boolean {
  const isStorage = path.endsWith('storage.ts') && importer.endsWith('profile-draft.ts');
  const isQuestion = path.endsWith('person-ticket.ts') && importer.endsWith('own-payment.ts');
  const isEvent = path.endsWith('widget-event.ts') && /ticket-wallet|show-link/.test(importer);
  const isOriginal = importer.endsWith('messages/checkout/en.ts');
  return (
    isOriginal ||
    isStorage ||
    isQuestion ||
    isEvent ||
    /client.src.(part|random-key|or-null|stream-state)\.ts|core.src.constants\.ts/.test(path) ||
    /ui.(may-take-focus|motion|icon-form|on-demand|host-link|site-href)\.tsx?$/.test(path)
  );
}

/** What a checkout is made of and the buy button before it as well. */
const isOfOffer = (path: string) =>
  /ui.(button|badge|cover|hue|show-date|show-price|skeleton|tear|ticket-line|use-now|use-held-for|widget-event)\.tsx?$|core.src.(date|instant|money|record|show|ticket-line|well-formed)\.ts$|messages.(buy|loading|product|show)\.ts$|client.src.(payment-memory|storage)\.ts$/.test(
    path,
  );

/** Who shares a part that `owner` uses: a buy button's offer and a checkout are the same wherever they are opened. */
function ownerOf(path: string, owner: string | undefined): string | undefined {
  if (/buy-button.buy-body\.tsx$/.test(path)) return 'buy-button';
  if (owner === 'delete-payment' && /react.src.checkout|client.src.checkout/.test(path)) return 'checkout';
  return owner === 'checkout' && isOfOffer(path) ? 'buy-button' : owner;
}

const sheetsOf = (names: readonly string[]) => names.map((name) => join(packages, `react/src/${name}.css`));

/** The sheets of an offer and of a checkout, which come all of them: a token is brought by the first that uses it. */
const offerSheets = sheetsOf([
  'buy-button/buy-button',
  'ui/skeleton',
  'ui/tear',
  'ui/button',
  'ui/badge',
  'ui/cover',
  'buy-button/buy-card',
]);
const checkoutSheets = sheetsOf([
  'checkout/checkout',
  'checkout/step-frame',
  'checkout/pending-step',
  'ui/due-clock',
  'ui/dialog',
  'ui/field',
  'ui/snackbar',
]);

/** What is there whenever a sheet is: the owner's own, or those of a purchase up to it. */
function sheetsBefore(path: string, owner: string): readonly string[] {
  if (owner !== 'checkout' && owner !== 'buy-button') {
    const [own = ''] = sheetsOf([`${owner}/${owner}`]);
    return own !== path && existsSync(own) ? [own] : [];
  }
  const all = [...offerSheets, ...checkoutSheets];
  const place = all.indexOf(path);
  return place < 0 ? all : all.slice(0, place);
}

/** What a module brings besides its own: side by side, the sheets of a checkout are the shorter. */
function sheetsWith(path: string, { owner, isLate: isLatePart }: Copy = {}): readonly string[] {
  if (owner === 'checkout' && /checkout.checkout\.tsx$/.test(path)) return checkoutSheets;
  return isLatePart || isLate(path) ? [base] : [];
}

/** What comes whole with a module: a chunk that another uses a part of would be cut in two. */
const companions: readonly (readonly [RegExp, string])[] = [
  [/react.src.checkout.checkout\.tsx$/, './index.js'],
  [/react.src.checkout.index\.ts$/, '../buy-button/buy-body.js'],
  [/delete-payment.index\.ts$/, '../../checkout/index.js'],
  [/react.src.checkout.coupons\.tsx$/, './index.js'],
];

function withCompanions(text: string, path: string): string {
  const own = companions.filter(([module]) => module.test(path));
  return own.map(([, companion]) => `import ${JSON.stringify(companion)};`).join('') + text;
}

/** Parts of the client that a purchase has at once, and others later: on their own they would split what all tags have. */
const isLate = (path: string) => /client.src.(sale-queue|waiting-list|payment-events)\.ts$/.test(path);

/** Changes the workspace's own sources on their way into the bundle. */
const source: Plugin = {
  name: 'source',
  setup(build) {
    const pastBarrels = skipBarrels(packages);
    resolveStyles(build, {
      list: join(packages, 'react/src/styles.css'),
      tokens: join(packages, 'react/src/tokens.css'),
      base,
      addStyle: join(home, 'src/style.ts'),
      core: [join(home, 'src/define.ts'), ...shared],
      before: sheetsBefore,
    });
    copyParts(build, { isPart, isTiny, ownerOf });
    // The browser has it; what does the same for old ones brings a way to load modules that every tag would pay for.
    build.onResolve({ filter: /^url-parse$/ }, ({ path }) => ({ path, namespace: 'browser' }));
    build.onLoad({ filter: /.*/, namespace: 'browser' }, () => ({ contents: 'export default URL;' }));
    build.onLoad({ filter: /packages\/\w+\/src\/.+\.tsx?$/ }, async ({ path, pluginData }) => ({
      contents: withStyles(
        withCompanions(pastBarrels(await readFile(path, 'utf8'), path), path),
        path,
        sheetsWith(path, pluginData),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      pluginData,
    }));
  },
};

/** How code becomes one that any page can load: React is Preact, workspace packages come from their source. */
export const buildOptions = {
  absWorkingDir: home,
  target: 'es2022',
  platform: 'browser',
  minify: true,
  legalComments: 'none',
  conditions: ['panggung-source', 'module', 'browser'],
  alias: {
    react: join(home, 'src/preact-as-react.ts'),
    'react/jsx-runtime': join(home, 'src/preact-as-react.ts'),
    'react-dom/client': join(home, 'src/preact-as-react-dom.ts'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [source],
} satisfies BuildOptions;
