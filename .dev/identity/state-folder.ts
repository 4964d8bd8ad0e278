import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where each system wants what programs remember. */
const places: Partial<Record<NodeJS.Platform, (env: Environment) => string>> = {
  win32: ({ LOCALAPPDATA }) => LOCALAPPDATA || join(homedir(), 'AppData', 'Local'),
  darwin: () => join(homedir(), 'Library', 'Application Support'),
};
const elsewhere = ({ XDG_STATE_HOME }: Environment) => XDG_STATE_HOME || join(homedir(), '.local', 'state');

/**
 * The user's own folder for what belongs to a data directory but must not lie in the repository.
 * @example stateFolder('.data', process.env) // '~/.local/state/panggung/6f1c…'
 */
export function stateFolder(dataDirectory: string, env: Environment, platform = process.platform): string {
  const key = createHash('sha256').update(resolve(dataDirectory)).digest('hex').slice(0, 16);
  return join((places[platform] ?? elsewhere)(env), 'panggung', key);
}
