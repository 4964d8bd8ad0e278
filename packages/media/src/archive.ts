import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createRecording, openRecording, type Recording } from './recording.js';

/** All recordings on this machine. */
export interface Archive {
  /** Begins a take of a stream: the first is called as the stream is, later ones get a number. */
  begin(streamId: string, isKept: boolean): Promise<Recording>;
  find(name: string): Recording | undefined;
  /** In the order of their making. */
  list(): readonly Recording[];
  remove(name: string): Promise<void>;
}

/** Opens the folder of recordings; those that a crash left open are still so. */
export async function openArchive(folder: string, clock: () => number = Date.now): Promise<Archive> {
  await mkdir(folder, { recursive: true });
  const found = await Promise.all((await readdir(folder)).map((name) => openRecording(join(folder, name))));
  const recordings = new Map<string, Recording>();
  for (const recording of found.filter((one) => one !== null).sort(byAge))
    recordings.set(recording.about.name, recording);
  /** Names whose folders are still being made. */
  const taken = new Set<string>();

  function freeName(streamId: string): string {
    for (let take = 0; ; take++) {
      const name = take === 0 ? streamId : `${streamId}_${take}`;
      if (!recordings.has(name) && !taken.has(name)) return name;
    }
  }

  return {
    async begin(streamId, isKept) {
      const name = freeName(streamId);
      taken.add(name);
      const about = { streamId, name, createdAt: clock(), isKept, programme: null };
      const recording = await createRecording(join(folder, name), about).finally(() => taken.delete(name));
      recordings.set(name, recording);
      return recording;
    },
    find: (name) => recordings.get(name),
    list: () => [...recordings.values()],
    async remove(name) {
      await recordings.get(name)?.remove();
      recordings.delete(name);
    },
  };
}

const byAge = (one: Recording, other: Recording) => one.about.createdAt - other.about.createdAt;
