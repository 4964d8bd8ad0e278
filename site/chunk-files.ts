import type { Rolldown } from 'vite';

/** What a build writes, by file name. */
export type Bundle = Rolldown.OutputBundle;

/** The scripts of a bundle. */
export function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The files of the chunks that are meant, and of all that they import at once. */
export function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  isMeant: (chunk: Rolldown.OutputChunk) => boolean,
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const names = new Set(chunks.filter(isMeant).map(({ fileName }) => fileName));
  // A set gives out what is added to it meanwhile, too.
  for (const name of names) for (const wanted of byName.get(name)?.imports ?? []) names.add(wanted);
  return [...names];
}
