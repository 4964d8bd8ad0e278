import { silence } from './http-reply.js';

/** Runs a call for at most so many ms, whatever it waits for: an answer, a new bearer, or its turn to try again. */
export async function within<T>(span: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(silence('aborted'));
      giveUp.abort();
    }, span);
  });
  try {
    return await Promise.race([call(giveUp.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
