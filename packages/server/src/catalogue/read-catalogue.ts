import * as v from 'valibot';
import { CatalogueError, type Complaint } from './catalogue-error.js';
import { type Catalogue, type CatalogueFile, catalogueFiles } from './catalogue-schema.js';
import { type JsonText, JsonTextError, parseJsonText } from './json-text.js';

export interface CatalogueSource {
  /** The JSON files by name. */
  texts: Partial<Record<CatalogueFile, string>>;
  /** Names of the files in images/. */
  images: readonly string[];
  /** Names of the files in videos/. @default none */
  videos?: readonly string[];
}

type Path = (string | number)[];
/** Notes a complaint about the value at a path. */
type Complain = (path: Path, message: string) => void;

/** A file's entries, and how to complain about them. */
interface Entries<T> {
  entries: T[];
  complain: Complain;
}

/**
 * Checks a catalogue as a whole.
 * @throws CatalogueError with every complaint, each with its file, line and column
 */
export function readCatalogue({ texts, images, videos = [] }: CatalogueSource): Catalogue {
  const complaints: Complaint[] = [];
  const read = <F extends CatalogueFile>(file: F) => readFile(file, texts[file], complaints);
  const creators = read('creators.json');
  const categories = read('categories.json');
  const shows = read('shows.json');
  const paymentTypes = read('payment-types.json');
  const banners = read('banners.json');
  const promotions = read('promotions.json');
  const badwords = read('badwords.json');

  unique(creators, 'id');
  unique(creators, 'email');
  unique(categories, 'name');
  unique(shows, 'slug');
  unique(paymentTypes, 'channel_code');
  unique(banners, 'slug');
  unique(promotions, 'slug');
  unique(badwords, 'name');
  refers(
    shows,
    'creator',
    creators.entries.map(({ id }) => id),
    'is no id in creators.json',
  );
  refers(
    shows,
    'category',
    categories.entries.map(({ name }) => name),
    'is no name in categories.json',
  );
  // A folder without shows changes what leads to those there are; one with wrong shows has been told so.
  if (shows.entries.length) {
    const slugs = shows.entries.map(({ slug }) => slug);
    refers(banners, 'show', slugs, 'is no slug in shows.json');
    refers(promotions, 'show', slugs, 'is no slug in shows.json');
  }
  haveFiles(shows, ['cover', 'poster', 'banner', 'dynamic_cover'], { folder: 'images', names: images });
  haveFiles(shows, ['video'], { folder: 'videos', names: videos });
  haveFiles(creators, ['photo'], { folder: 'images', names: images });
  haveFiles(categories, ['icon'], { folder: 'images', names: images });
  haveFiles(paymentTypes, ['picture'], { folder: 'images', names: images });
  haveFiles(banners, ['image'], { folder: 'images', names: images });
  haveFiles(promotions, ['image'], { folder: 'images', names: images });

  if (complaints.length) throw new CatalogueError(complaints);
  return {
    creators: creators.entries,
    categories: categories.entries,
    shows: shows.entries,
    paymentTypes: paymentTypes.entries,
    banners: banners.entries,
    promotions: promotions.entries,
    badwords: badwords.entries,
  };
}

function readFile<F extends CatalogueFile>(file: F, text: string | undefined, complaints: Complaint[]) {
  type Entry = v.InferOutput<(typeof catalogueFiles)[F]>;
  const nothing: Entries<Entry> = { entries: [], complain: () => {} };
  if (text === undefined) return nothing;
  const json = parse(file, text, complaints);
  if (!json) return nothing;
  const complain: Complain = (path, message) => {
    const field = path.slice(1).join('.');
    const what = field ? `${field} ${message}` : message;
    complaints.push({ file, ...json.positionOf(path), message: what });
  };
  const result = v.safeParse(v.array(catalogueFiles[file]), json.value);
  for (const issue of result.issues ?? []) complain(pathOf(issue), sentence(issue));
  return { entries: (result.success ? result.output : []) as Entry[], complain };
}

function parse(file: string, text: string, complaints: Complaint[]): JsonText | null {
  try {
    return parseJsonText(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    complaints.push({ file, ...error.position, message: error.message });
    return null;
  }
}

function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map(({ key }) => key as string | number);
}

/** Our own messages start in lower case; the library's name what they wanted and got. */
function sentence(issue: v.BaseIssue<unknown>): string {
  if (/^[a-z]/.test(issue.message)) return issue.message;
  return issue.expected === 'never'
    ? 'is not a field here'
    : `must be ${issue.expected}, is ${issue.received}`;
}

function unique<T, K extends keyof T & string>({ entries, complain }: Entries<T>, key: K): void {
  const seen = new Set<unknown>();
  entries.forEach((entry, index) => {
    if (seen.has(entry[key])) complain([index, key], `'${entry[key]}' is there twice`);
    seen.add(entry[key]);
  });
}

function refers<T, K extends keyof T & string>(
  { entries, complain }: Entries<T>,
  key: K,
  known: readonly string[],
  message: string,
): void {
  entries.forEach((entry, index) => {
    if (entry[key] === undefined) return;
    if (!known.includes(String(entry[key]))) complain([index, key], `'${entry[key]}' ${message}`);
  });
}

function haveFiles<T, K extends keyof T & string>(
  { entries, complain }: Entries<T>,
  keys: readonly K[],
  { folder, names }: { folder: string; names: readonly string[] },
): void {
  entries.forEach((entry, index) => {
    for (const key of keys) {
      const name = entry[key];
      if (typeof name !== 'string' || name.startsWith('https://') || names.includes(name)) continue;
      complain([index, key], `'${name}' is not in ${folder}/`);
    }
  });
}
