/**
 * Calls `load` once for each tag when the first element of it stands in the document, now or later.
 * @returns how to stop
 * @example autoload(document, tags, (tag) => import(`./${tag}.js`));
 */
export function autoload<T extends string>(
  document: Document,
  tags: readonly T[],
  load: (tag: T) => Promise<unknown>,
): () => void {
  // Live collections: the page's changes cost nothing as long as a tag is not in it.
  const waiting = new Map(tags.map((tag) => [tag, document.getElementsByTagName(tag)]));
  const tried = new WeakSet<Element>();
  const isWanted = (elements: HTMLCollectionOf<Element>) => {
    let hasNew = false;
    for (const element of elements) {
      hasNew ||= !tried.has(element);
      tried.add(element);
    }
    return hasNew;
  };
  const scan = () => {
    for (const [tag, elements] of waiting) {
      if (!isWanted(elements)) continue;
      waiting.delete(tag);
      load(tag).catch((error: unknown) => {
        // What the page wrote inside the tag stays visible, and the next element of it tries again.
        waiting.set(tag, elements);
        console.warn(`<${tag}> could not be loaded.`, error);
      });
    }
  };
  const observer = new MutationObserver(scan);
  observer.observe(document, { childList: true, subtree: true });
  scan();
  return () => observer.disconnect();
}
