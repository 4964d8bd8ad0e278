/** Keeps videos by name; they are written and read in parts and never whole. */
export interface VideoStore {
  /** Null: there is none, or it is not whole yet. */
  find(name: string): Promise<StoredVideo | null>;
  /** How many bytes are written at once: pieces begin where a multiple of it does. */
  pieceSize: number;
  /** Begins one; answers what the store calls it until it is whole. */
  begin(name: string): Promise<string>;
  /** Keeps a piece, safe also when the power goes; a second one in the same place takes the place of the first. */
  write(piece: VideoPiece): Promise<void>;
  /** From now on it is there, and as long as this; does nothing where it is there already. */
  end(video: WrittenVideo): Promise<void>;
  /** Whole or not; does nothing where there is none. */
  remove(video: VideoName): Promise<void>;
}

/** A video, and what the store calls it until it is whole. */
export interface VideoName {
  name: string;
  ref: string;
}

export interface VideoPiece extends VideoName {
  /** Where it begins, in bytes. */
  at: number;
  /** Never more than reach to the next multiple of the store's piece size. */
  bytes: Uint8Array<ArrayBuffer>;
}

export interface WrittenVideo extends VideoName {
  /** In bytes. */
  size: number;
}

export interface StoredVideo {
  /** In bytes. */
  size: number;
  /** Its bytes from `start` to `end`, both included. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
}
