import { parseArgs } from 'node:util';
import { isEmail, normalEmail, type UserType } from '@panggung/core';
import { loadCatalogue } from './adapters/catalogue-folder.js';
import { publishPromotionFile } from './adapters/promotion-file.js';
import { addPartner } from './add-partner.js';
import { addBadwords, listBadwords, removeBadwords } from './badwords.js';
import type { StoredCounts } from './catalogue/store-catalogue.js';
import type { Environment } from './environment.js';
import { type Command, type CommandArguments, operatorCommands, operatorUsage } from './operator-commands.js';
import { withDatabase } from './operator-environment.js';
import { serve } from './serve.js';
import { UsageError } from './usage-error.js';
import { setUserType } from './user-type.js';

/** What `panggung` can do, as printed when it is asked for something else. */
export const usage = `panggung serve
    Runs the server; the environment configures it.
panggung catalogue load <folder>
    Loads creators, shows, banners and others from JSON files and images/; again changes them in place.
panggung partner add <name> --origin <url> [--origin <url> ...]
    Lets pages of these origins sell, and prints the publishable key they carry.
panggung promotion publish <file.json>
    Publishes a promotion { slug, title, description?, image?, promo_type?, link_url?, show? } and tells everybody
    who has an account; again, under the same slug, changes it and tells nobody twice.
panggung badword add <word> [<word> ...]
panggung badword remove <word> [<word> ...]
panggung badword list
    Changes or prints the words that are masked in comments.
panggung account artist <email>
panggung account user <email>
    Lets a registered person publish shows, or no longer.
${operatorUsage}

The database is DATABASE_URL, or the embedded one in DATA_DIR (.data). The embedded one belongs to one process at
a time: stop the server first, or use Postgres.`;

/** What every command is called, and does. */
const commands: Record<string, Command> = {
  ...operatorCommands,

  serve: async ({ env }) => {
    await serve(env);
    return undefined;
  },

  'catalogue load': async ({ words: [folder], env }) => {
    if (!folder) throw new UsageError('Which folder?');
    const counts = await withDatabase(env, (database, folders) =>
      loadCatalogue(folder, { database, ...folders }),
    );
    return `Loaded ${countsInWords(counts)}.`;
  },

  'partner add': async ({ words: [name], origins, env }) => {
    if (!name) throw new UsageError('What is the partner called?');
    if (!origins.length) throw new UsageError('Where are its pages? Add --origin https://...');
    return withDatabase(env, (database) => addPartner(database, { name, origins, now: Date.now() }));
  },

  'promotion publish': async ({ words: [file], env }) => {
    if (!file) throw new UsageError('Which file?');
    const { id, isNew } = await withDatabase(env, (database, { mediaDirectory }) =>
      publishPromotionFile(file, { database, mediaDirectory }),
    );
    return isNew ? `Published promotion ${id}.` : `Changed promotion ${id}, which was published before.`;
  },

  'badword add': async ({ words, env }) => {
    if (!words.length) throw new UsageError('Which words?');
    return `${await withDatabase(env, (database) => addBadwords(database, words))} added.`;
  },
  'badword remove': async ({ words, env }) => {
    if (!words.length) throw new UsageError('Which words?');
    return `${await withDatabase(env, (database) => removeBadwords(database, words))} removed.`;
  },
  'badword list': async ({ env }) => {
    const words = await withDatabase(env, listBadwords);
    return words.map(({ name }) => name).join('\n');
  },

  'account artist': (given) => changeType(given, 'ARTIST'),
  'account user': (given) => changeType(given, 'USER'),
};

const countWords: Record<keyof StoredCounts, string> = {
  shows: 'shows',
  creators: 'creators',
  categories: 'categories',
  paymentTypes: 'ways to pay',
  banners: 'banners',
  promotions: 'promotions',
  badwords: 'bad words',
};

function countsInWords(counts: StoredCounts): string {
  const names = Object.keys(countWords) as (keyof StoredCounts)[];
  return names.map((name) => `${counts[name]} ${countWords[name]}`).join(', ');
}

async function changeType({ words: [email], env }: CommandArguments, type: UserType): Promise<string> {
  if (!email) throw new UsageError('Whose account? Say the e-mail they registered with.');
  if (!isEmail(normalEmail(email))) throw new UsageError(`'${email}' is no e-mail address.`);
  const wish = { email, type, now: Date.now() };
  const done = await withDatabase(env, (database) => setUserType(database, wish));
  return `${done.email} is ${type} ${done.isChanged ? 'now' : 'already'}.`;
}

/**
 * Does what a command line asks for; answers the text to print.
 * @throws UsageError when it asks for nothing there is
 */
export async function runCommand(args: string[], env: Environment): Promise<string | undefined> {
  try {
    const { words, ...given } = readArguments(args);
    const name = Object.keys(commands).find((command) => ` ${words.join(' ')} `.startsWith(` ${command} `));
    const command = name && commands[name];
    if (!command) throw new UsageError('');
    return await command({ words: words.slice(name.split(' ').length), ...given, env });
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${error.message}\n\n${usage}`.trim());
    throw error;
  }
}

const text = { type: 'string' } as const;
const flags = {
  origin: { type: 'string', multiple: true },
  type: text,
  title: text,
  ends: text,
  'ticket-type': text,
  count: text,
} as const;

function readArguments(args: string[]): Omit<CommandArguments, 'env'> {
  try {
    const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true });
    const { origin = [], ...options } = values;
    return { words: positionals, origins: origin, options };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
