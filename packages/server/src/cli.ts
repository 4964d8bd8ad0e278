#!/usr/bin/env node
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { loadCatalogue } from './adapters/catalogue-folder.js';
import { migrate } from './adapters/migrate.js';
import { openDatabase } from './adapters/open-database.js';
import { addPartner } from './add-partner.js';
import type { Tables } from './database.js';
import { serve } from './serve.js';

const usage = `panggung serve
    Runs the server; the environment configures it.
panggung catalogue load <folder>
    Loads creators, categories, shows and ways to pay from JSON files and images/; again changes them in place.
panggung partner add <name> --origin <url> [--origin <url> ...]
    Lets pages of these origins sell, and prints the publishable key they carry.

The database is DATABASE_URL, or the embedded one in DATA_DIR (.data). The embedded one belongs to one process at
a time: stop the server first, or use Postgres.
`;

const dataDirectory = process.env.DATA_DIR || '.data';

interface Arguments {
  words: string[];
  origins: string[];
}

/** A mistake in the command line itself. */
class UsageError extends Error {}

const commands: Record<string, (given: Arguments) => Promise<void>> = {
  serve,

  'catalogue load': async ({ words: [folder] }) => {
    if (!folder) throw new UsageError('Which folder? panggung catalogue load <folder>');
    const counts = await withDatabase((database) =>
      loadCatalogue(folder, { database, mediaDirectory: join(dataDirectory, 'media') }),
    );
    const { shows, creators, categories, paymentTypes } = counts;
    print(
      `Loaded ${shows} shows, ${creators} creators, ${categories} categories, ${paymentTypes} ways to pay.`,
    );
  },

  'partner add': async ({ words: [name], origins }) => {
    if (!name) throw new UsageError('What is it called? panggung partner add <name> --origin <url>');
    if (!origins.length) throw new UsageError('Where are its pages? Add --origin https://...');
    print(await withDatabase((database) => addPartner(database, { name, origins, now: Date.now() })));
  },
};

async function withDatabase<T>(work: (database: Kysely<Tables>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDirectory }, () => {});
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.destroy();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function readArguments(): { command: string; given: Arguments } {
  const options = {
    origin: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const command = Object.keys(commands).find((name) => positionals.join(' ').startsWith(name));
  if (values.help || !command) throw new UsageError('');
  const words = positionals.slice(command.split(' ').length);
  return { command, given: { words, origins: values.origin ?? [] } };
}

try {
  const { command, given } = readArguments();
  await commands[command]?.(given);
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  const isUsage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${(error as Error).message}\n${isUsage ? usage : ''}`.trimStart());
  process.exitCode = 1;
}
