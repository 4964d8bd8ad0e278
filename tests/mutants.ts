interface FieldSchema {
  '~standard': { validate(value: unknown): object };
}

/** A schema of the contract, as far as mutants need to know it. */
export interface RecordSchema {
  entries: Record<string, FieldSchema>;
}

/** A record as an API might send it by mistake, by malice or from a later version: sound but for one field. */
export interface Mutant {
  /** What is wrong with it, e.g. `ticket_price is "12"`. */
  what: string;
  field: string;
  record: Record<string, unknown>;
}

/** Wrong in most places: nothing, a flag, a list, an object. */
const otherKinds = [null, true, ['a list'], { an: 'object' }];
/** None, a part, less than none, the last instant a date knows, one more, all that a number can be. */
const extremeNumbers = [0, 0.5, -1, 8.64e15, 8.64e15 + 1, 1.7e308, -1.7e308];
/** Nothing, a number as text, words that every object knows, a word of tomorrow. */
const unknownWords = ['', '12', 'constructor', '__proto__', 'REHEARSAL'];
/** Sets `isHarmed` on the page, were it ever run. */
const harm = 'globalThis.isHarmed=true';
/** Blanks, markup, an address that runs, text turned around with half a letter at its end, a word without an end. */
const hostileTexts = [
  ' \n\n ',
  `<img src=x onerror="${harm}"><script>${harm}</script>`,
  `"><svg onload=${harm}>`,
  `javascript:${harm}`,
  '\u202ehgir ot tfel\u0000\ud800',
  'W'.repeat(600),
];

/** What nobody should ever read: a value that was never meant for people, an empty place, a zone without an hour. */
export const nonsense = /Date WIB|\[object|\bNaN\b|\bundefined\b|Invalid Date|\{\w+\}|\de[+-]?\d/;

/** What may stand in a field, right or wrong, told by what its schema takes. */
function valuesFor({ '~standard': field }: FieldSchema): unknown[] {
  const takes = (value: unknown) => !('issues' in field.validate(value));
  const texts = takes('any text') ? [...unknownWords, ...hostileTexts] : unknownWords;
  const numbers = takes(0.5) ? extremeNumbers : [0.5];
  return [...otherKinds, ...texts, ...numbers];
}

const written = (value: unknown) => JSON.stringify(value).slice(0, 60);

/**
 * Every way in which one field of a record may be missing, wrong or strange.
 * @example mutantsOf(BannerSchema, banner)[0].what // 'id is missing'
 */
export function mutantsOf(schema: RecordSchema, sound: object): Mutant[] {
  return Object.entries(schema.entries).flatMap(([field, kind]) => {
    const { [field]: _, ...without } = sound as Record<string, unknown>;
    const spoiled = valuesFor(kind).map((value) => ({
      what: `${field} is ${written(value)}`,
      field,
      record: { ...without, [field]: value },
    }));
    return [{ what: `${field} is missing`, field, record: without }, ...spoiled];
  });
}

/** How many records share what {@link hybridsOf} mixes, each time in another way. */
const MIXTURES = 3;

/**
 * Records in which every field is missing, wrong or strange at once: few enough to draw a whole page of each, and each
 * value of each field stands in some.
 * @example hybridsOf(ShowSchema).length // 69
 */
export function hybridsOf(schema: RecordSchema): Record<string, unknown>[] {
  const fields = Object.entries(schema.entries).map(([field, kind]) => ({
    field,
    values: [undefined, ...valuesFor(kind)],
  }));
  const count = Math.max(...fields.map(({ values }) => values.length));
  const places = [...Array(MIXTURES * count).keys()];
  return places.map((place) => {
    const shift = 1 + Math.floor(place / count);
    const said = fields.map(({ field, values }, at) => [field, values[(place + at * shift) % values.length]]);
    return Object.fromEntries(said.filter(([, value]) => value !== undefined));
  });
}
