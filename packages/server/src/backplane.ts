/**
 * Tells the processes of one API that something was written in a chat. It carries no messages: what was said lies in the
 * database, in order, and whoever hears of it reads on there. So it may lose, double or confuse what it carries, or be gone
 * for a while, and nothing is lost or doubled: chats that somebody reads are looked at once a second all the same.
 */
export interface Backplane {
  /** Tells everybody else; never throws, never waits. */
  tell(roomId: number): void;
  /** Hears the others until the returned function is called. */
  listen(heard: (roomId: number) => void): () => void;
  /** Tells and hears no more. */
  close(): void;
}
