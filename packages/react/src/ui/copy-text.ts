/** The old way, for pages on which the clipboard is denied: frames, plain http, web views. */
function copySelection(element: HTMLElement): boolean {
  const selection = globalThis.getSelection();
  selection?.selectAllChildren(element);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Copies a text; where that is refused, leaves the element that shows it selected. True when it was copied. */
export async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return element !== null && copySelection(element);
  }
}
