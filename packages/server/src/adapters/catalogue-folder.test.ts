import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { drawPictures } from '../../art/pictures.js';
import { firstCatalogue } from '../catalogue/first-catalogue.fixture.js';
import { loadCatalogue } from './catalogue-folder.js';

let api: Api;
let folder: string;
let mediaDirectory: string;
let videoDirectory: string;
beforeAll(async () => {
  api = await startApi();
  const root = await mkdtemp(join(tmpdir(), 'panggung-catalogue-'));
  folder = join(root, 'catalogue');
  mediaDirectory = join(root, 'media');
  videoDirectory = join(root, 'videos');
  await cp(firstCatalogue, folder, { recursive: true });
});
afterAll(async () => {
  await api.stop();
  await rm(join(folder, '..'), { recursive: true });
});

const load = () =>
  loadCatalogue(folder, { database: api.ports.database, mediaDirectory, videoDirectory, now: api.now() });
const rows = () => api.ports.database.selectFrom('show').selectAll().orderBy('id').execute();
const change = async (file: string, edit: (text: string) => string) =>
  writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));

describe('loading a folder', () => {
  it('fills the database, and puts every picture where its address says', async () => {
    await writeFile(join(folder, 'images/page.html'), '<script>alert(1)</script>');
    const counts = await load();
    const shows = await rows();
    expect(counts.shows).toBe(shows.length);
    const kept = new Set(await readdir(mediaDirectory));
    expect([...kept].filter((name) => !/\.svg$/.test(name))).toEqual([]);
    const replays = shows.filter(({ video_status }) => video_status === 'ENDED');
    // Not among what everybody may have.
    const videos = new Set(await readdir(videoDirectory));
    expect(replays.length).toBeGreaterThan(0);
    for (const { url_video } of replays) expect(videos).toContain(url_video?.replace('/media/videos/', ''));
    for (const { url_cover, vertical_image } of shows) {
      for (const url of [url_cover, vertical_image]) {
        if (url) expect(kept).toContain(url.replace('/media/', ''));
      }
    }
  });

  it('again changes what is written there in place, and leaves what was sold alone', async () => {
    const before = await rows();
    const senja = before.find(({ slug }) => slug === 'senja-di-braga');
    await api.ports.database
      .updateTable('show')
      .set({ ticket_sold: 100 })
      .where('slug', '=', 'senja-di-braga')
      .execute();
    await change('shows.json', (text) =>
      text.replace('Senja di Braga', 'Senja di Dago').replace('"ticket_sold": 61', '"ticket_sold": 5'),
    );
    await load();
    const after = await rows();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.find(({ slug }) => slug === 'senja-di-braga')).toMatchObject({
      id: senja?.id,
      name: 'Senja di Dago',
      ticket_sold: 100,
    });
  });

  it('again leaves alone what a creator who registered says of themselves', async () => {
    const { database } = api.ports;
    const email = 'halo@rumah-musik-braga.example';
    const own = { full_name: 'Braga', firebase_uid: 'braga', phone: '081234567890', city: 3273 };
    const before = await database.selectFrom('user_account').selectAll().orderBy('id').execute();
    await database
      .updateTable('user_account')
      .set({ ...own, type: 'USER' })
      .where('email', '=', email)
      .execute();
    await change('creators.json', (text) => text.replaceAll(/"name": "/g, '"name": "Kelompok '));
    await load();
    const after = await database.selectFrom('user_account').selectAll().orderBy('id').execute();
    expect(after.find((row) => row.email === email)).toMatchObject({ ...own, type: 'ARTIST' });
    const others = after.filter((row) => row.email !== email);
    expect(others.map(({ full_name }) => full_name)).toEqual(
      before.filter((row) => row.email !== email).map(({ full_name }) => `Kelompok ${full_name}`),
    );
  });

  it('changes nothing at all when anything is wrong', async () => {
    await change('shows.json', (text) =>
      text.replace('Senja di Dago', 'Tidak Jadi').replace('"ticket_quota": 240', '"ticket_quota": "240"'),
    );
    await expect(load()).rejects.toThrow(/^shows\.json:\d+:\d+: ticket_quota must be number, is "240"$/);
    expect((await rows()).map(({ name }) => name)).not.toContain('Tidak Jadi');
  });

  it('refuses to take away seats that are sold', async () => {
    await change('shows.json', (text) =>
      text.replace('"ticket_quota": "240"', '"ticket_quota": 99').replace('"ticket_sold": 5,', ''),
    );
    await expect(load()).rejects.toThrow(/senja-di-braga.*100/s);
  });

  it('keeps banners and promotions apart from each other by their slugs, and tells of each promotion once', async () => {
    const { database } = api.ports;
    const counts = async () =>
      Promise.all(
        (['banner', 'promotion', 'notification', 'badword'] as const).map(
          async (table) => (await database.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThanOrEqual(3);
    await change('shows.json', (text) => text.replace('"ticket_quota": 99', '"ticket_quota": 240'));
    await change('promotions.json', (text) => text.replace('Pekan gratis', 'Minggu gratis'));
    await load();
    expect(await counts()).toEqual(before);
    const told = await database.selectFrom('notification').select('title').orderBy('id').execute();
    expect(told[0]?.title).toContain('Minggu gratis');
  });

  it('says when a folder is no catalogue', async () => {
    const options = { database: api.ports.database, mediaDirectory, videoDirectory };
    await expect(loadCatalogue(join(folder, 'images'), options)).rejects.toThrow(
      'holds none of creators.json',
    );
  });
});

describe('the pictures of the first catalogue', () => {
  it('weigh less than 1.5 MB together, and run nothing', async () => {
    const images = join(firstCatalogue, 'images');
    const names = await readdir(images);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(images, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
    for (const name of names) {
      expect(await readFile(join(images, name), 'utf8')).not.toMatch(
        /<script|\son\w+=|href=|<foreignObject/i,
      );
    }
  });

  it('are those that the drawings draw', async () => {
    for (const [name, drawn] of drawPictures()) {
      expect(await readFile(join(firstCatalogue, 'images', name), 'utf8'), name).toBe(drawn);
    }
  });
});
