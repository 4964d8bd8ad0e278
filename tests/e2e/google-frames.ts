// What Google's api.js does for the SDK's page and for the emulator's frame in it; see google.ts.

type Handler = (message: unknown) => unknown;
interface Letter {
  kind: 'question' | 'answer';
  id: string;
  name: string;
  content: unknown;
}

function attempt(act: () => void) {
  try {
    act();
  } catch {}
}

/** Both sides of a frame ask each other by name. */
function talk(peer: () => Window | null) {
  const handlers: Record<string, Promise<Handler>> = {};
  const introduce: Record<string, (handler: Handler) => void> = {};
  const answers: Record<string, (answers: unknown[]) => void> = {};
  const handlerOf = (name: string) => {
    handlers[name] ??= new Promise((resolve) => {
      introduce[name] = resolve;
    });
    return handlers[name];
  };
  const post = (letter: Letter) => peer()?.postMessage({ letter }, '*');

  addEventListener('message', async ({ source, data }: MessageEvent<{ letter?: Letter }>) => {
    if (source !== peer() || !data?.letter) return;
    const { kind, id, name, content } = data.letter;
    // The SDK throws in such a place even when all is well; Google's script keeps that to itself.
    if (kind === 'answer') return attempt(() => answers[id]?.([content]));
    const handle = await handlerOf(name);
    post({ kind: 'answer', id, name, content: await handle(content) });
  });

  return {
    register(name: string, handler: Handler) {
      handlerOf(name);
      introduce[name]?.(handler);
    },
    send(name: string, content: unknown, done: (answers: unknown[]) => void) {
      const id = Math.random().toString(36);
      answers[id] = done;
      post({ kind: 'question', id, name, content });
    },
  };
}

type Talk = ReturnType<typeof talk> & { restyle(): Promise<void>; ping(): Promise<void> };
interface OpenOptions {
  url: string;
  where: HTMLElement;
  attributes: { style: Partial<CSSStyleDeclaration> };
}

async function open({ url, where, attributes }: OpenOptions, ready: (frame: Talk) => Promise<unknown>) {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, attributes.style);
  frame.src = url;
  const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve()));
  where.append(frame);
  return ready({
    ...talk(() => frame.contentWindow),
    restyle: async () => {},
    ping: () => loaded,
  });
}

const iframes = {
  CROSS_ORIGIN_IFRAMES_FILTER: 'any',
  getContext: () => ({ open, getParentIframe: () => talk(() => parent) }),
};
const load = (_: string, { callback }: { callback: () => void }) => callback();
const { src } = document.currentScript as HTMLScriptElement;
const page = Object.assign(globalThis as unknown as Record<string, () => void>, {
  gapi: { load, iframes },
});
page[new URL(src).searchParams.get('onload') ?? 'gapi_onload']?.();

export {};
