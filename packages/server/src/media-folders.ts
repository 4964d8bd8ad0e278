import { join } from 'node:path';

/** Where files of the catalogue lie. */
export interface MediaFolders {
  /** Pictures: everybody may have them. */
  mediaDirectory: string;
  /** Videos are for who has a ticket: nothing serves this folder as it is. */
  videoDirectory: string;
}

export function mediaFolders(dataDirectory: string): MediaFolders {
  return { mediaDirectory: join(dataDirectory, 'media'), videoDirectory: join(dataDirectory, 'videos') };
}
