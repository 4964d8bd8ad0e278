/** A server-sent event. */
export interface StreamEvent {
  name: string;
  data: string;
}

function eventOf(block: string): StreamEvent | null {
  const event = { name: 'message', data: '' };
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) event.name = line.slice(7);
    if (line.startsWith('data: ')) event.data += line.slice(6);
  }
  return event.data ? event : null;
}

/**
 * Reads server-sent events that come by `fetch`, which, unlike `EventSource`, says who asks. A sign of life is told as null.
 * @example for await (const event of readEvents(response.body)) if (event) hear(event);
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
