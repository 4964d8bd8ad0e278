/** How long the browser may take to begin, in ms. */
const KEPT_MS = 60_000;

/** Has the browser save a file. Works in a shadow root too: the link is never in the page. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Has the browser save something as a JSON file. */
export function saveJson(name: string, content: object): void {
  saveFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
}
