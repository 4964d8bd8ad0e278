import { UPLOAD_PATH, UPLOAD_TIMEOUT_MS, uploadIdOf, VIDEO_ACCEPT } from '@panggung/core';
import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { ApiError } from './api-error.js';
import { readReply, silence } from './http-reply.js';
import type { Panggung } from './panggung.js';
import type { UploadProgress } from './upload.js';

/** One video on its way; it goes on from where it is each time it is sent. */
export interface VideoSending {
  /** Rejects with `ApiError` only: with `aborted` when it was stopped, and then it may go on. Answers the `upload_id`. */
  send(bearer?: string): Promise<string>;
  /** Sends no more of it for now. */
  stop(): void;
  /** Tells the API that it comes to nothing. */
  remove(bearer?: string): Promise<void>;
}

export interface VideoSendingOptions {
  video: File;
  onProgress: (progress: UploadProgress) => void;
}

/**
 * So much is sent first and alone, in bytes: a browser hears no answer before it has sent all of a call, and what is no video
 * is known by how it begins.
 */
const FIRST_PIECE = 64 * 1024;

/** Names an upload in the page's storage, so that the same file goes on after a reload: for the same person alone. */
const nameOf = ({ apiUrl, session }: Panggung, { name, type, size, lastModified }: File) =>
  ['panggung', apiUrl, session.$person.get()?.user_id, name, type, size, lastModified].join('-');

/** Sends a video by tus. https://github.com/tus/tus-js-client */
export function createVideoSending(
  panggung: Panggung,
  { video, onProgress }: VideoSendingOptions,
): VideoSending {
  const { apiUrl, partnerKey } = panggung;
  let stopped: (() => void) | undefined;
  let isStopped = false;

  const headersOf = (bearer?: string) => ({
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(partnerKey && { 'x-panggung-key': partnerKey }),
  });

  const upload = new Upload(video, {
    endpoint: apiUrl + UPLOAD_PATH,
    metadata: { filetype: VIDEO_ACCEPT },
    fingerprint: async () => nameOf(panggung, video),
    removeFingerprintOnSuccess: true,
    // Who sends it decides when to try again.
    retryDelays: null,
    chunkSize: FIRST_PIECE,
    onChunkComplete: () => {
      upload.options.chunkSize = Number.POSITIVE_INFINITY;
    },
    onProgress: (loaded, total) => onProgress({ loaded, total, share: total > 0 ? loaded / total : 0 }),
    onBeforeRequest: (request) => {
      // It was stopped while the next request was prepared.
      if (isStopped) throw silence('aborted');
      const sent = request.getUnderlyingObject();
      // A browser's own; elsewhere there is none of its kind.
      if (sent && 'timeout' in sent) sent.timeout = UPLOAD_TIMEOUT_MS;
    },
    onAfterResponse: (request, response) => {
      const status = response.getStatus();
      const isTold = status < 300 || status === 404 || status === 410;
      // Else the upload would begin anew, and what was sent of it would be lost.
      if (request.getMethod() === 'HEAD' && !isTold) {
        throw refusalIn(response);
      }
    },
  });

  async function begin(): Promise<void> {
    if (!upload.url) {
      const [known] = await upload.findPreviousUploads();
      if (isStopped) return;
      if (known) upload.resumeFromPreviousUpload(known);
    }
    upload.start();
  }

  return {
    send: (bearer) =>
      new Promise((resolve, reject) => {
        isStopped = false;
        stopped = () => reject(silence('aborted'));
        upload.options.headers = headersOf(bearer);
        upload.options.onSuccess = () => resolve(uploadIdOf(upload.url ?? ''));
        upload.options.onError = (error) => reject(refusalOf(error));
        begin().catch(reject);
      }),
    stop() {
      isStopped = true;
      void upload.abort();
      stopped?.();
    },
    async remove(bearer) {
      const { url } = upload;
      if (url) await Upload.terminate(url, { headers: headersOf(bearer), retryDelays: null });
    },
  };
}

/** What the API said, as every other call says it; without an answer, that there was none. */
function refusalOf(error: Error | DetailedError): unknown {
  if (!('originalResponse' in error)) return silence('unreachable');
  const { originalResponse, causingError } = error;
  if (originalResponse) return refusalIn(originalResponse);
  return causingError instanceof ApiError ? causingError : silence('unreachable');
}

function refusalIn(response: HttpResponse): unknown {
  const retryAfter = response.getHeader('retry-after');
  const headers = retryAfter ? { 'retry-after': retryAfter } : {};
  try {
    return readReply(new Response(null, { status: response.getStatus(), headers }), response.getBody());
  } catch (refusal) {
    return refusal;
  }
}
