import { type RefObject, useLayoutEffect, useState } from 'react';

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

/** One observer for all widgets; a tree that is gone takes its share in it along. */
let observer: MutationObserver | undefined;
const listeners = new Set<() => void>();

function watchTrees(element: Element, listener: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const notify of listeners) notify();
  });
  listeners.add(listener);
  for (let inner: Element | null = element; inner; inner = hostOf(inner)) {
    observer.observe(inner.getRootNode(), { subtree: true, attributeFilter: watched });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer?.disconnect();
  };
}

/** The nearest ancestor's attribute, live, across shadow roots; null while the element is not in a page, or where nobody asks. */
export function useAncestorAttribute(
  place: RefObject<Element | null>,
  name: AncestorAttribute | false,
): string | null {
  const [value, setValue] = useState<string | null>(null);
  // Before the browser draws; where the page says nothing, the widget is not drawn twice.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !name) return;
    const look = () => setValue(nearestAttribute(element, name));
    look();
    return watchTrees(element, look);
  }, [place, name]);
  return value;
}
