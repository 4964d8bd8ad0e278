import type { Identity } from '../identity/emulator.js';
import { type Newcomer, register } from '../identity/register.js';
import { say } from './label.js';

const password = 'Panggung1';

/** Who watches, and a creator of the first catalogue, who has shows already. */
const accounts: readonly (Newcomer & { row: string })[] = [
  {
    row: 'Log in as a viewer',
    email: 'penonton@panggung.test',
    password,
    firstName: 'Penonton',
    lastName: 'Panggung',
  },
  {
    row: 'Log in as an artist',
    email: 'halo@rumah-musik-braga.example',
    password,
    firstName: 'Rumah Musik',
    lastName: 'Braga',
  },
];

/** Registers who is not known yet, so that a newcomer can look around at once; answers rows for the table. */
export async function openAccounts(places: { identity: Identity; apiUrl: string }): Promise<string[][]> {
  // Another catalogue has other creators.
  const known = process.env.CATALOGUE ? accounts.slice(0, 1) : accounts;
  try {
    for (const account of known) await register(account, places);
  } catch (error) {
    say('start', `The accounts to look around with were not made: ${error}`);
    return [];
  }
  return known.map(({ row, email }) => [row, `${email}  ${password}`]);
}
