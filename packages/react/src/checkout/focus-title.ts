/** Moves the focus to the title of a screen, and brings it into sight. */
export function focusTitle(screen: Element | null | undefined, block: ScrollLogicalPosition): void {
  const title = screen?.querySelector('h2');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block });
}
