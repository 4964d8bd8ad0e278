import { appendFile, rename, stat, truncate, writeFile } from 'node:fs/promises';

/** Adds lines that are there whole, or not at all: a full disk takes half of them, and others would stand behind. */
export async function appendWhole(path: string, text: string): Promise<void> {
  const { size } = await stat(path);
  try {
    await appendFile(path, text);
  } catch (error) {
    await truncate(path, size);
    throw error;
  }
}

/** Writes a file that is there whole, or as it was. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
