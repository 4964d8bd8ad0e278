import { expect, test } from 'vitest';
import { runCommand, UsageError } from './command-line.js';

test.each([
  [[], 'panggung serve'],
  [['help'], 'panggung serve'],
  [['partner'], 'panggung partner add'],
  [['partner', 'add'], 'What is the partner called?'],
  [['partner', 'add', 'Gedung'], 'Where are its pages?'],
  [['catalogue', 'load'], 'Which folder?'],
  [['account'], 'panggung account artist <email>'],
  [['account', 'artist'], 'Whose account?'],
  [['account', 'user', 'sri'], "'sri' is no e-mail address."],
  [['serve', '--fast'], "Unknown option '--fast'"],
])('asked for %o it says what is missing and how to ask', async (args, words) => {
  const error = await runCommand(args, {}).catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toContain(words);
  expect((error as Error).message).toContain('panggung catalogue load <folder>');
});
