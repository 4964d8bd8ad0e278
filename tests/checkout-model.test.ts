import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from './api.js';
import { signInCustomer } from './buying.js';
import { checkMoney, checkSale } from './checkout-invariants.js';
import { anyStep, openSale, type Step, take } from './checkout-model.js';
import { enter, type Person } from './people.js';

/** Steps in one sale; how many there are in all, more with SOAK. */
const LENGTH = 20;
const STEPS = Number(process.env.MODEL_STEPS ?? (process.env.SOAK ? 100_000 : 500));
/** The same each time, so that a failure is found again; a soak looks further. */
const SEED = 20261121;
const DAY = 86_400_000;
/** How long a session is kept before a person signs in anew. */
const SESSION = 20 * DAY;

let api: Api;
let persons: Person[];
let entered: number;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  persons = await Promise.all([signInCustomer(api), signInCustomer(api)]);
  entered = api.now();
});
afterAll(() => api.stop());

async function comeBack(): Promise<Person[]> {
  if (api.now() - entered < SESSION) return persons;
  persons = await Promise.all(persons.map(({ email }) => enter(api, email)));
  entered = api.now();
  return persons;
}

/** Nothing is on its way any more: all was told, all holds are over. */
const quiet: readonly Step[] = [
  { kind: 'deliver' },
  ...Array<Step>(5).fill({ kind: 'wait', hours: 25, isSwept: true }),
  { kind: 'deliver' },
];

it(
  'whatever happens in whatever order, no seat, coupon or code is used twice and no money is lost',
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: LENGTH, maxLength: LENGTH, size: 'max' }),
        async (steps) => {
          run += 1;
          const sale = await openSale(api, await comeBack(), run);
          for (const step of steps) {
            await take(sale, step);
            await checkSale(sale);
          }
          for (const step of quiet) await take(sale, step);
          await checkSale(sale);
          await checkMoney(sale);
        },
      ),
      {
        numRuns: STEPS / LENGTH,
        ...(process.env.SOAK ? {} : { seed: Number(process.env.MODEL_SEED ?? SEED) }),
      },
    );
    expect(run).toBeGreaterThanOrEqual(STEPS / LENGTH);
  },
  4 * 3_600_000,
);
