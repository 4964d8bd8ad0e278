import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { createUploadFormReader } from './upload-form.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each(['constructor', 'toString', '__proto__', 'else'])(
  'keeps nothing of a file called %s',
  async (name) => {
    const form = new FormData();
    form.set(name, new File([new Uint8Array(1024)], 'x.bin'));
    form.set('words', 'Halo');
    const request = new Request('http://api.test/', { method: 'POST', body: form });
    const { fields, files, videoId } = await createUploadFormReader(api.ports)(request, {
      ownerId: 1,
      video: 'file',
    });
    expect([Object.keys(files), videoId, fields.words]).toEqual([[], null, 'Halo']);
  },
);

it('counts a line break as one letter, as whoever typed it does', async () => {
  const form = new FormData();
  form.set('words', 'Halo\nJakarta');
  const request = new Request('http://api.test/', { method: 'POST', body: form });
  expect(await request.clone().text()).toContain('Halo\r\nJakarta');
  const { fields } = await createUploadFormReader(api.ports)(request, { ownerId: 1, video: 'file' });
  expect(fields.words).toBe('Halo\nJakarta');
});
