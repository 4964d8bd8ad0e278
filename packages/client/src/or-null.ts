import type { ClientErrorCode } from '@panggung/core';
import { toApiError } from './api-error.js';

/**
 * What is found; null where the API says by this code that there is nothing of the kind. By the code alone: while the API is
 * away, what stands before it may answer with a 404 of its own.
 */
export async function orNull<T>(call: Promise<{ data: T }>, none: ClientErrorCode): Promise<T | null> {
  try {
    return (await call).data;
  } catch (thrown) {
    if (toApiError(thrown).code === none) return null;
    throw thrown;
  }
}
