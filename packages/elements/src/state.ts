/**
 * Shows the widget's `data-state` to the page's style sheets as `:state(...)`, without writing on the element itself.
 * @returns how to stop
 */
export function exposeState(root: ShadowRoot, internals: ElementInternals): () => void {
  const expose = () => {
    const state = root.querySelector<HTMLElement>('.panggung')?.dataset.state;
    internals.states.clear();
    try {
      if (state) internals.states.add(state);
    } catch {
      // Chromium before 125 takes only names that begin with two dashes.
    }
  };
  const observer = new MutationObserver(expose);
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
  expose();
  return () => {
    observer.disconnect();
    internals.states.clear();
  };
}
