/** Processes start on whatever a busy machine has left; one that ends by itself says so at once. */
export const PATIENCE_MS = 120_000;

/** Waits until somebody answers there. */
export async function answers(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply !== undefined && reply.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer: the lines above say what became of its process.`);
}
