import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { type BuiltSiteOptions, builtSite } from './built-site.js';
import { folder, IMMUTABLE, SHORTLY } from './folder.js';

export interface SiteFilesOptions extends BuiltSiteOptions {
  mediaDirectory: string;
  elementsDirectory: string;
  /** The version of the elements served, as versioned addresses name it. */
  elementsVersion: string;
}

/** Names that carry their content, as the build writes them: chunk-AB12C.js. */
const namedByContent = /\bchunk-[A-Z0-9]{5,8}\.\w+$/;

/** Pictures, the elements any page may load, and the built site where it is there. */
export function siteFiles(options: SiteFilesOptions): Hono {
  const app = new Hono();
  // A film that lies among the pictures of an older installation is nobody's either.
  app.get('/media/:file{.+\\.mp4}', (context) => context.notFound());
  app.use('/media/*', mediaFiles(options.mediaDirectory));
  elementFiles(app, options);
  if (existsSync(join(options.siteDirectory, 'index.html'))) app.route('/', builtSite(options));
  return app;
}

const forAnyPage = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** A picture opened by itself is still only a picture, whatever its SVG says. */
function mediaFiles(root: string) {
  return folder({
    root,
    rewriteRequestPath: (path) => path.slice('/media'.length),
    headers: () => ({
      ...forAnyPage,
      'cache-control': IMMUTABLE,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  });
}

function elementFiles(app: Hono, { elementsDirectory, elementsVersion }: SiteFilesOptions): void {
  const versioned = `/elements/${elementsVersion}/`;
  const serve = (prefix: string) =>
    folder({
      root: elementsDirectory,
      rewriteRequestPath: (path) => path.slice(prefix.length - 1),
      headers: (file) => {
        const isLasting = prefix === versioned || namedByContent.test(file);
        return { ...forAnyPage, 'cache-control': isLasting ? IMMUTABLE : SHORTLY };
      },
    });
  app.use(`${versioned}*`, serve(versioned));
  app.use('/elements/*', serve('/elements/'));
}
