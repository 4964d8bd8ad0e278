import { configure, waitFor, within } from 'storybook/test';

// The library's own message prints the whole page, Storybook's hidden parts included.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

type Queries = ReturnType<typeof within>;

/** The first start of the API in the page takes seconds on a busy machine. */
const patience = { timeout: 30_000 };

/** Where a story's markup is: in the page, or in the shadow root of the element form. */
function rootOf(canvasElement: HTMLElement): HTMLElement {
  const root = canvasElement.querySelector('.story-element > *')?.shadowRoot;
  return (root as unknown as HTMLElement | null | undefined) ?? canvasElement;
}

/** Queries that work in both forms: a story's play function does not know which one it meets. */
export function queriesIn(canvasElement: HTMLElement): Queries {
  return new Proxy({} as Queries, {
    ownKeys: () => Reflect.ownKeys(within(canvasElement)),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name: string) => {
      if (!name.startsWith('find')) {
        return (...args: unknown[]) => call(rootOf(canvasElement), name, args);
      }
      const getter = name.replace('find', 'get');
      return (...args: unknown[]) => waitFor(() => call(rootOf(canvasElement), getter, args), patience);
    },
  });
}

function call(root: HTMLElement, name: string, args: unknown[]): unknown {
  const queries = within(root) as unknown as Record<string, (...args: unknown[]) => unknown>;
  return queries[name]?.(...args);
}
