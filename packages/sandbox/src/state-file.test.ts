import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMerchant } from './merchant.fixture.js';
import { openStateFile } from './state-file.js';

describe('the books on disk', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'panggung-sandbox-'));
    path = join(directory, 'books', 'sandbox.json');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('bring an account back after a restart', async () => {
    const before = startMerchant();
    const file = openStateFile(path);
    before.listen(() => file.changed(before.save));
    const { body } = await before.open();
    file.flush();
    const after = startMerchant({ saved: openStateFile(path).read() });
    expect(after.control.account('order-1').account_number).toBe(body.account_number);
  });

  it('are written by themselves soon after a change, once for many', async () => {
    const merchant = startMerchant();
    const file = openStateFile(path);
    let saves = 0;
    const save = () => {
      saves += 1;
      return merchant.save();
    };
    merchant.listen(() => file.changed(save));
    for (let order = 1; order <= 20; order++) await merchant.open({ external_id: `order-${order}` });
    await expect.poll(() => openStateFile(path).read()?.accounts.length).toBe(20);
    expect(saves).toBe(1);
  });

  it('start empty when there are none', () => {
    expect(openStateFile(path).read()).toBeUndefined();
  });

  it('start empty when they are damaged, and the damaged ones are kept', () => {
    const said: string[] = [];
    const file = openStateFile(path, (line) => said.push(line));
    writeFileSync(path, '{"accounts": [');
    expect(file.read()).toBeUndefined();
    const [aside = ''] = readdirSync(dirname(path));
    expect(aside).toMatch(/^sandbox\.json\.unreadable-\d+$/);
    expect(readFileSync(join(dirname(path), aside), 'utf8')).toBe('{"accounts": [');
    expect(said).toEqual([expect.stringContaining(aside)]);
  });

  it('that cannot be written are told of, and written once they can', () => {
    const said: string[] = [];
    const file = openStateFile(path, (line) => said.push(line));
    // Where the new file would lie.
    mkdirSync(`${path}.new`);
    file.changed(startMerchant().save);
    file.flush();
    expect(said).toEqual([expect.stringContaining('not written')]);
    rmdirSync(`${path}.new`);
    file.flush();
    expect(file.read()?.accounts).toEqual([]);
  });
});
