import { getRegencies } from 'idn-area-data';
import { works } from './works.js';

/** The module of the migration that fills the master data; `npm run master` writes it. */
export async function masterMigration(): Promise<string> {
  const regencies = await getRegencies();
  const cities = regencies.map(({ code, name }) => `(${Number(code.replace('.', ''))}, ${quoted(name)})`);
  const labels = works.map((label, at) => `(${quoted(label)}, ${at + 1})`);
  return `/**
 * Kinds of work, and all regencies and cities of Indonesia. Written by \`npm run master\`, never by hand.
 * The regencies and cities are those of idn-area-data and, like it, under the Open Database License 1.0.
 */
export const masterRows = \`
insert into work (label, sort) values
${labels.join(',\n')};

insert into city (id, name) values
${cities.join(',\n')};
\`;
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
