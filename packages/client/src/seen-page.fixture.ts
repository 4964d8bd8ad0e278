/** A page that somebody looks at, or not. */
export class SeenPage extends EventTarget {
  hidden = false;
  look(isSeen: boolean) {
    this.hidden = !isSeen;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
