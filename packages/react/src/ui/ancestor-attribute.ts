import { useCallback, useSyncExternalStore } from 'react';

/** What a widget reads from the page around it. */
type AncestorAttribute = 'lang' | 'data-panggung-theme';

const watched: AncestorAttribute[] = ['lang', 'data-panggung-theme'];

function hostOf(node: Node): Element | null {
  const root = node.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}

/** The attribute of the nearest ancestor that has it, looking out of every shadow root. */
function nearestAttribute(element: Element, name: AncestorAttribute): string | null {
  let from = element.parentElement ?? hostOf(element);
  while (from) {
    const holder = from.closest(`[${name}]`);
    if (holder) return holder.getAttribute(name);
    from = hostOf(from);
  }
  return null;
}

interface Watch {
  listeners: Set<() => void>;
  observer: MutationObserver;
}

/** One observer a tree, however many widgets stand in it. */
const watches = new WeakMap<Node, Watch>();

function watchTree(root: Node, listener: () => void): () => void {
  let watch = watches.get(root);
  if (!watch) {
    const listeners = new Set<() => void>();
    const observer = new MutationObserver(() => {
      for (const notify of listeners) notify();
    });
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: watched });
    watch = { listeners, observer };
    watches.set(root, watch);
  }
  const { listeners, observer } = watch;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer.disconnect();
    watches.delete(root);
  };
}

function watchTrees(element: Element, listener: () => void): () => void {
  const stops: (() => void)[] = [];
  for (let inner: Element | null = element; inner; inner = hostOf(inner)) {
    stops.push(watchTree(inner.getRootNode(), listener));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** The nearest ancestor's attribute, live, across shadow roots; null while the element is not in a page. */
export function useAncestorAttribute(element: Element | null, name: AncestorAttribute): string | null {
  const root = element?.getRootNode();
  const subscribe = useCallback(
    (listener: () => void) => (element && root ? watchTrees(element, listener) : () => {}),
    [element, root],
  );
  return useSyncExternalStore(
    subscribe,
    () => (element ? nearestAttribute(element, name) : null),
    () => null,
  );
}
