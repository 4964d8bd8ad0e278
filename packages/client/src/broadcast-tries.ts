import type { PublishToken } from '@panggung/core';
import { type ApiError, toApiError } from './api-error.js';
import type { Publication } from './broadcast-publish.js';

export interface TriesOptions {
  /** A token is spent or out of date sooner than a connection breaks: each try has its own. AMB-129. */
  mint(): Promise<PublishToken>;
  publish(pass: PublishToken): Publication;
  /** There is no token. */
  onRefused(error: ApiError): void;
}

/** One try to publish after the other. */
export interface Tries {
  /** What is published, or about to be; null: nothing. */
  readonly publication: Publication | null;
  /** Whether a token is on its way. */
  readonly isAsking: boolean;
  /** How many were made since somebody began. */
  readonly count: number;
  begin(): void;
  next(): Promise<void>;
  /** Lets go of the last one; what it still brings is no longer wanted. */
  drop(): void;
}

export function createTries({ mint, publish, onRefused }: TriesOptions): Tries {
  let publication: Publication | null = null;
  let isAsking = false;
  let count = 0;
  let turn = 0;

  function drop(): void {
    turn += 1;
    isAsking = false;
    publication?.close();
    publication = null;
  }

  return {
    get publication() {
      return publication;
    },
    get isAsking() {
      return isAsking;
    },
    get count() {
      return count;
    },
    begin() {
      count = 0;
    },
    async next() {
      drop();
      const mine = turn;
      isAsking = true;
      count += 1;
      try {
        const pass = await mint();
        if (mine === turn) publication = publish(pass);
      } catch (thrown) {
        if (mine === turn) onRefused(toApiError(thrown));
      } finally {
        if (mine === turn) isAsking = false;
      }
    },
    drop,
  };
}
