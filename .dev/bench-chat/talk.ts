/** Messages a second, over all who write. */
export const PER_SECOND = 20;
/** How long messages wait for each other, in ms: as long as the API lets them. */
export const BATCH_MS = 250;

const MARK = 'terkirim';

/** A message that says when it was sent. */
export function messageText(): string {
  return `${MARK} ${Date.now()} semoga lancar sampai akhir`;
}

/** When the messages in a piece of a stream were sent, epoch ms. */
export function sentTimes(piece: string): number[] {
  const times: number[] = [];
  for (let at = piece.indexOf(MARK); at >= 0; at = piece.indexOf(MARK, at + MARK.length)) {
    times.push(Number(piece.slice(at + MARK.length + 1, at + MARK.length + 14)));
  }
  return times;
}

/** Says what is due, also what a busy machine was late for; ends when the answered function is called. */
export function talk(sayOne: (n: number) => void): () => void {
  const begun = Date.now();
  let said = 0;
  const timer = setInterval(() => {
    const due = ((Date.now() - begun) * PER_SECOND) / 1000;
    while (said < due) sayOne(said++);
  }, 1000 / PER_SECOND);
  return () => clearInterval(timer);
}
