// What `react-dom/client` means in this build.
import { type ComponentChild, render } from 'preact';

/** Draws in a container until it is told to leave. What came with the HTML is replaced. */
export function createRoot(container: HTMLElement | ShadowRoot) {
  container.replaceChildren();
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  };
}
