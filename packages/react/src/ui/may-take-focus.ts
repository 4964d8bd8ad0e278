/**
 * Whether a widget may move the focus to an element of its own: only where it is in the widget, or nowhere. What changes
 * the widget may be another tab, or a timer, while the person writes elsewhere.
 */
export function mayTakeFocus(element: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  const { activeElement: inTree } = element.getRootNode() as Document | ShadowRoot;
  return element.closest('.panggung')?.contains(inTree) === true;
}
