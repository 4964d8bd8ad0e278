/** What had the focus goes away: whoever was there goes on in the log of the same chat. */
export function toLog(part: Element): void {
  part.closest('section')?.querySelector<HTMLElement>('[role=log]')?.focus();
}
