import type { FileStore } from '../ports.js';
import { createS3Call, type S3Options } from './s3-call.js';

export type { S3Options } from './s3-call.js';

/** Files in an S3-compatible store. */
export function createS3Files(options: S3Options): FileStore {
  const call = createS3Call(options);
  return {
    async put(name, content, type) {
      const response = await call('PUT', name, { body: content, headers: { 'content-type': type } });
      await response.body?.cancel();
      if (!response.ok) throw new Error('The file store knows no such bucket');
    },
    async get(name) {
      const response = await call('GET', name);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(name) {
      await (await call('DELETE', name)).body?.cancel();
    },
  };
}
