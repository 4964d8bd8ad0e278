import { UPLOAD_TIMEOUT_MS } from '@panggung/core';
import { ApiError } from './api-error.js';
import { readReply, silence, unanswered } from './http-reply.js';
import type { Panggung } from './panggung.js';

/** How far an upload has come. */
export interface UploadProgress {
  /** Bytes sent, and to be sent. */
  loaded: number;
  total: number;
  /** From 0 to 1. */
  share: number;
}

export interface UploadOptions {
  body: FormData | Blob;
  onProgress?: (progress: UploadProgress) => void;
  /** Gives the upload up, which then fails with `aborted`. */
  signal?: AbortSignal | undefined;
  /** Makes an insert safe to repeat. */
  idempotencyKey?: string;
  /** @default the page's own XMLHttpRequest: fetch tells nothing of what it has sent */
  createRequest?: () => XMLHttpRequest;
}

/** A call that takes files: its method and whole path. */
export type UploadCall = `${'POST' | 'PUT'} /${string}`;

/** Why no answer came, by the event that says so. */
const silences = { timeout: 'timeout', abort: 'aborted', error: 'unreachable' } as const;

function headersOf({ partnerKey }: Panggung, { idempotencyKey }: UploadOptions, bearer?: string) {
  return {
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(partnerKey && { 'x-panggung-key': partnerKey }),
  };
}

function followProgress({ upload }: XMLHttpRequest, onProgress: UploadOptions['onProgress']): void {
  upload.addEventListener('progress', ({ loaded, total }) => {
    onProgress?.({ loaded, total, share: total > 0 ? loaded / total : 0 });
  });
}

/** The answer's body, once it is there. */
function answerOf(request: XMLHttpRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    for (const [name, code] of Object.entries(silences)) {
      request.addEventListener(name, () => reject(silence(code)));
    }
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      const headers = retryAfter ? { 'retry-after': retryAfter } : {};
      try {
        resolve(readReply(new Response(null, { status, headers }), responseText));
      } catch (thrown) {
        reject(thrown);
      }
    });
  });
}

/**
 * Sends files as whoever signed in, by the upload client's own rules: an hour's time-out, progress, and a 403 goes back in
 * history. Answers the body; rejects with {@link ApiError} only., AMB-184.
 * @example await upload(panggung, 'POST /api/v1/user/7/photo', { body, onProgress: ({ share }) => draw(share) });
 */
export async function upload<T>(panggung: Panggung, call: UploadCall, options: UploadOptions): Promise<T> {
  const { apiUrl, session, http } = panggung;
  const { body, onProgress, signal, createRequest = () => new XMLHttpRequest() } = options;
  const [method = '', path = ''] = call.split(' ');

  async function send(bearer?: string): Promise<unknown> {
    if (signal?.aborted) throw silence('aborted');
    const request = createRequest();
    const giveUp = () => request.abort();
    request.open(method, apiUrl + path);
    request.timeout = UPLOAD_TIMEOUT_MS;
    for (const [name, value] of Object.entries(headersOf(panggung, options, bearer))) {
      request.setRequestHeader(name, value);
    }
    followProgress(request, onProgress);
    signal?.addEventListener('abort', giveUp);
    const answer = answerOf(request).finally(() => signal?.removeEventListener('abort', giveUp));
    request.send(body);
    return answer;
  }

  try {
    const reply = await session.guard(send, call, true);
    http.$timedOut.set(false);
    return reply as T;
  } catch (thrown) {
    // Anything else is a part of the program that could not be fetched.
    const error = thrown instanceof ApiError ? thrown : unanswered(thrown);
    if (error.code === 'timeout') http.$timedOut.set(true);
    throw error;
  }
}
