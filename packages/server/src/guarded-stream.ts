/** How often it is asked whether bytes may go on, in ms. */
const ASK = 5000;

export interface Guard {
  clock: () => number;
  /** Whether more may be sent. */
  isOpen(): Promise<boolean>;
}

/** A stream that breaks off once its reader may have no more of it. */
export function guardedStream(
  stream: ReadableStream<Uint8Array>,
  { clock, isOpen }: Guard,
): ReadableStream<Uint8Array> {
  let askedAt = clock();
  const guard = new TransformStream<Uint8Array, Uint8Array>({
    async transform(bytes, controller) {
      if (clock() - askedAt >= ASK) {
        askedAt = clock();
        if (!(await isOpen())) return controller.error(new Error('The playback has ended'));
      }
      controller.enqueue(bytes);
    },
  });
  return stream.pipeThrough(guard);
}
