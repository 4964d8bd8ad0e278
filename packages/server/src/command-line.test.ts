import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fillDataDirectory } from '../../../tests/data-directory.js';
import { runCommand } from './command-line.js';
import { UsageError } from './usage-error.js';

const coupon = (...more: string[]) => [
  ...['coupon', 'issue', 'sri@kotak.id', '--type', 'DISC-50', '--title', 'Separuh harga'],
  ...more,
];

test.each([
  [[], 'panggung serve'],
  [['help'], 'panggung serve'],
  [['partner'], 'panggung partner add'],
  [['partner', 'add'], 'What is the partner called?'],
  [['partner', 'add', 'Gedung'], 'Where are its pages?'],
  [['catalogue', 'load'], 'Which folder?'],
  [['promotion', 'publish'], 'Which file?'],
  [['badword', 'add'], 'Which words?'],
  [['badword', 'remove'], 'Which words?'],
  [['account'], 'panggung account artist <email>'],
  [['account', 'artist'], 'Whose account?'],
  [['account', 'user', 'sri'], "'sri' is no e-mail address."],
  [['coupon', 'issue'], 'Whose coupon?'],
  [['coupon', 'issue', 'sri'], "'sri' is no e-mail address."],
  [['coupon', 'issue', 'sri@kotak.id'], 'Which coupon?'],
  [['coupon', 'issue', 'sri@kotak.id', '--type', 'FREE'], 'Which coupon?'],
  [['coupon', 'issue', 'sri@kotak.id', '--type', 'DISC-50'], 'What is it called?'],
  [coupon('--ends', 'besok'), "--ends is 'besok'"],
  [coupon('--ends', '2026-13-01'), "--ends is '2026-13-01'"],
  [coupon('--ticket-type', 'free'), "--ticket-type is 'free'"],
  [coupon('--count', '0'), "--count is '0'"],
  [coupon('--count', '1e9'), "--count is '1e9'"],
  [['redeem', 'issue'], 'Which show?'],
  [['redeem', 'issue', '7'], 'How many?'],
  [['refund', 'send'], 'Which payment?'],
  [['refund', 'sent'], 'Which payment?'],
  [['refund', 'sends', 'all'], 'panggung refund list'],
  [['show', 'cancel', 'malam'], 'Which show?'],
  [['webhook', 'replay', '-1'], 'panggung webhook list'],
  [['serve', '--fast'], "Unknown option '--fast'"],
])('asked for %o it says what is missing and how to ask', async (args, words) => {
  const error = await runCommand(args, {}).catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toContain(words);
  expect((error as Error).message).toContain('panggung catalogue load <folder>');
});

describe('an operator', () => {
  let folder: string;
  let run: (...args: string[]) => Promise<string | undefined>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panggung-command-'));
    await fillDataDirectory(join(folder, 'data'));
    run = (...args) => runCommand(args, { DATA_DIR: join(folder, 'data') });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('adds, lists and removes bad words', async () => {
    expect(await run('badword', 'add', 'Kampret', 'kampret', 'bego')).toBe('2 added.');
    expect(await run('badword', 'list')).toBe('bego\nkampret');
    expect(await run('badword', 'remove', 'KAMPRET', 'unknown')).toBe('1 removed.');
    expect(await run('badword', 'list')).toBe('bego');
  });

  it('sends what is owed back, and gives coupons to who has registered', async () => {
    expect(await run('refund', 'send', 'all')).toBe('Nothing is owed back.');
    for (const command of ['send', 'sent']) {
      const unknown = run('refund', command, 'tidak-ada');
      await expect(unknown).rejects.toThrow('Nothing is owed back for payment tidak-ada.');
    }
    await expect(run(...coupon('--ends', '2026-12-24'))).rejects.toThrow('Nobody has registered with');
  });

  it('publishes a promotion, and changes it', async () => {
    const file = join(folder, 'promo.json');
    const promotion = {
      slug: 'lebaran',
      title: 'Lebaran',
      promo_type: 'LINK',
      link_url: 'https://a.example',
    };
    await writeFile(file, JSON.stringify(promotion));
    expect(await run('promotion', 'publish', file)).toBe('Published promotion 1.');
    await writeFile(file, JSON.stringify({ ...promotion, title: 'Lebaran besar' }));
    expect(await run('promotion', 'publish', file)).toBe('Changed promotion 1, which was published before.');
    await writeFile(file, '{\n  "slug": "lain",\n  "title": 7\n}');
    await expect(run('promotion', 'publish', file)).rejects.toThrow(/^promotions\.json:3:\d+: title must be/);
    await writeFile(file, JSON.stringify({ slug: 'lain', title: 'Lain', show: 'tidak-ada' }));
    await expect(run('promotion', 'publish', file)).rejects.toThrow("There is no show 'tidak-ada'");
  });
});
