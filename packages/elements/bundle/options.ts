import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { skipBarrels } from './barrel.js';
import { copyParts } from './copy.js';
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

/** Everything else of the workspace is small and keeps nothing: widgets of one page may each have their own. */
function isPart(path: string): boolean {
  return /packages.(core|react).src|elements.src.definition/.test(path) && !shared.includes(path);
}

/** Shorter than the request for it, or not worth a file between a purchase and a profile: whoever uses it has their own. */
function isTiny(path: string, importer: string): boolean {
  const isStorage = path.endsWith('storage.ts') && importer.endsWith('profile-draft.ts');
  const isQuestion = path.endsWith('person-ticket.ts') && importer.endsWith('own-payment.ts');
  return (
    isStorage ||
    isQuestion ||
    /client.src.(part|random-key)\.ts|core.src.constants\.ts/.test(path) ||
    /ui.(may-take-focus|motion|icon-form|on-demand|host-link|site-href)\.tsx?$/.test(path)
  );
}

/** What a purchase is drawn with and its client has as well: it never comes without it. */
const isOfClient = (path: string) =>
  /core.src.(checkout|checkout-table|purchase|coupon|payment|show|show-action|ticket-line|link|sale-queue|instant|well-formed)\.ts$/.test(
    path,
  );

/** Who shares a part that `owner` uses; undefined for one that exists once. */
function ownerOf(path: string, owner: string | undefined): string | undefined {
  return owner === 'checkout' && isOfClient(path) ? undefined : owner;
}

/** Parts of the client that a purchase has at once, and others later: on their own they would split what all tags have. */
const isLate = (path: string) => /client.src.(sale-queue|waiting-list)\.ts$/.test(path);

/** Changes the workspace's own sources on their way into the bundle. */
const source: Plugin = {
  name: 'source',
  setup(build) {
    const pastBarrels = skipBarrels(packages);
    resolveStyles(build, {
      tokens: join(packages, 'react/src/tokens.css'),
      base,
      addStyle: join(home, 'src/style.ts'),
      core: [join(home, 'src/define.ts'), ...shared],
    });
    copyParts(build, { isPart, isTiny, ownerOf });
    build.onLoad({ filter: /packages\/\w+\/src\/.+\.tsx?$/ }, async ({ path, pluginData }) => ({
      contents: withStyles(
        pastBarrels(await readFile(path, 'utf8')),
        path,
        pluginData?.isLate || isLate(path) ? [base] : [],
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
