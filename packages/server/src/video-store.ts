/** Keeps videos by name; they are read in parts and never whole. */
export interface VideoStore {
  /** Null: there is none. */
  find(name: string): Promise<StoredVideo | null>;
}

export interface StoredVideo {
  /** In bytes. */
  size: number;
  /** Its bytes from `start` to `end`, both included. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
}
