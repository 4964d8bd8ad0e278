/** The button that counts, or else any. */
const STEPS = ['.panggung-button[data-variant="primary"]', '.panggung-button'];

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/** Where the focus goes on whose button is gone: to the next step there is in a place. */
export function focusStep(place: Element | null | undefined): void {
  for (const step of STEPS.flatMap((steps) => [...(place?.querySelectorAll<HTMLElement>(steps) ?? [])])) {
    if (!isNowhere()) return;
    // What is out of sight does not take it.
    step.focus({ preventScroll: true });
  }
}
