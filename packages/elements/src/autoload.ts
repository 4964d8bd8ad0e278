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
  // Live collections: looking at their length costs nothing, however often the page changes.
  const waiting = new Map(tags.map((tag) => [tag, document.getElementsByTagName(tag)]));
  const scan = () => {
    for (const [tag, elements] of waiting) {
      if (elements.length === 0) continue;
      waiting.delete(tag);
      // What the page wrote inside the tag stays visible, and the next element of it tries again.
      load(tag).catch((error: unknown) => {
        console.warn(`<${tag}> could not be loaded.`, error);
      });
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(scan);
  observer.observe(document, { childList: true, subtree: true });
  scan();
  return () => observer.disconnect();
}
