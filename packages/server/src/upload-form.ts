import { decodeField, type MultipartError, make } from 'multipasta';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { type BegunVideo, type NewVideo, uploadsOf, type VideoUploads } from './video-upload.js';
import { tooLarge, type VideoWriter } from './video-writer.js';

/** A small file of a form, which is read whole. */
export interface FormFile {
  /** In bytes. */
  most: number;
  /** What a larger one is refused with. */
  tooLarge: () => ApiError;
}

export interface UploadFormOptions {
  /** Whose the video is. */
  ownerId: number;
  /** The part that is a video, which goes into the store as it comes. */
  video: string;
  /** The other files it may have, by the names of their parts. */
  files?: Readonly<Record<string, FormFile>>;
}

/** A form that was read to its end. */
export interface UploadForm {
  fields: Record<string, string>;
  files: Record<string, Uint8Array<ArrayBuffer>>;
  /** For {@link adoptVideo}; null: there was none. Nothing shows it yet, and after a while it is removed. */
  videoId: string | null;
  /** In bytes; null: there was none. */
  videoSize: number | null;
  /** Removes the video at once, where it came to nothing. */
  drop(): Promise<void>;
}

/** Reads a form; of a video it holds one piece at a time. */
export type UploadFormReader = (request: Request, options: UploadFormOptions) => Promise<UploadForm>;

/** Longest text of a field, in bytes. */
const LONGEST_FIELD = 64 * 1024;
const MOST_PARTS = 64;
/** Room for everything beside the video, in bytes. */
const WRAPPING = 32 * 1024 * 1024;

/** What a part of a form does with what comes of it; null ends it. */
type Sink = (bytes: Uint8Array | null) => void;

/**
 * @throws ApiError `invalid_request`, `video_too_large`, `video_unreadable`, `upload_space_full`, `busy`, `rate_limited`, and
 *   what a small file's `tooLarge` says
 * @example const { fields, videoId } = await createUploadFormReader(ports)(context.req.raw, { ownerId, video: 'file' });
 */
export function createUploadFormReader(ports: Ports): UploadFormReader {
  const uploads = uploadsOf(ports);
  return async (request, options) => {
    if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) {
      throw new ApiError('invalid_request', 'The body must be a multipart form');
    }
    const expected = Number(request.headers.get('content-length') ?? 0);
    if (expected > uploads.most + WRAPPING) throw tooLarge(uploads.most);
    // Its video is shorter than the form, which has pictures beside it; what is written as it goes does not say how long that is.
    const most = expected || undefined;
    const video = createVideoPart(uploads, { ownerId: options.ownerId, size: null, most });
    try {
      const { parser, fields, files, isWhole } = createParts(request, options, video);
      for await (const bytes of request.body ?? []) {
        parser.write(bytes);
        await video.drain();
      }
      parser.end();
      if (!isWhole()) throw notWhole();
      return { fields, files, ...(await video.end()), drop: video.drop };
    } catch (thrown) {
      await video.drop();
      throw thrown instanceof ApiError ? thrown : notWhole();
    } finally {
      video.close();
    }
  };
}

/** The video among a form's parts: what its parser hands over at once is written before more is read. */
function createVideoPart(uploads: VideoUploads, wish: NewVideo) {
  let waiting: Uint8Array[] = [];
  let isThere = false;
  let begun: BegunVideo | undefined;
  let writer: VideoWriter | undefined;

  async function drain(): Promise<void> {
    // An empty part is what a page sends where no file was chosen.
    if (waiting.length === 0) return;
    begun ??= await uploads.begin(wish);
    writer ??= uploads.open(begun.row, begun.room);
    const pieces = waiting;
    waiting = [];
    for (const bytes of pieces) await writer.write(bytes);
  }

  return {
    /** @throws ApiError `invalid_request` for a second video */
    begin(): Sink {
      if (isThere) throw new ApiError('invalid_request', 'There must be one video');
      isThere = true;
      return (bytes) => {
        if (bytes?.length) waiting.push(bytes);
      };
    },
    drain,
    async end(): Promise<Pick<UploadForm, 'videoId' | 'videoSize'>> {
      if (!begun || !writer) return { videoId: null, videoSize: null };
      await writer.flush();
      await uploads.end(begun.row, writer.received);
      return { videoId: begun.row.id, videoSize: writer.received };
    },
    close: () => writer?.close(),
    async drop(): Promise<void> {
      if (begun) await uploads.drop(begun.row);
    },
  };
}

type VideoPart = ReturnType<typeof createVideoPart>;

interface Parts extends Pick<UploadForm, 'fields' | 'files'> {
  parser: { write(bytes: Uint8Array): void; end(): void };
  isWhole(): boolean;
}

/** Takes a form apart; what it makes of it is thrown from where bytes are given to it. */
function createParts(
  request: Request,
  { files: known = {}, ...options }: UploadFormOptions,
  video: VideoPart,
) {
  const parts: Omit<Parts, 'parser'> = { fields: {}, files: {}, isWhole: () => isDone };
  let isDone = false;

  function sinkOf(name: string): Sink {
    if (name === options.video) return video.begin();
    const file = Object.hasOwn(known, name) && known[name];
    if (!file) return () => {};
    return gather(file, (bytes) => {
      // A page sends an empty file where none was chosen.
      if (bytes.length) parts.files[name] = bytes;
    });
  }

  const parser = make({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    maxParts: MOST_PARTS,
    maxFieldSize: LONGEST_FIELD,
    onField: (info, value) => {
      // Browsers write every line break of a form as two letters, which nobody typed.
      const text = decodeField(info, value).replaceAll('\r\n', '\n');
      // Postgres keeps no such text.
      if (text.includes('\0')) throw new ApiError('invalid_request', 'The form holds a NUL');
      parts.fields[info.name] = text;
    },
    onFile: (info) => sinkOf(info.name),
    onError: (error) => {
      throw notWhole(error);
    },
    onDone: () => {
      isDone = true;
    },
  });
  return { ...parts, parser };
}

/** A small file, whole. */
function gather({ most, tooLarge }: FormFile, keep: (bytes: Uint8Array<ArrayBuffer>) => void): Sink {
  const pieces: Uint8Array[] = [];
  let size = 0;
  return (bytes) => {
    size += bytes?.length ?? 0;
    if (size > most) throw tooLarge();
    if (bytes) pieces.push(bytes);
    else keep(join(pieces, size));
  };
}

function join(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function notWhole(error?: MultipartError): ApiError {
  const isTooMuch = error?._tag === 'ReachedLimit';
  return new ApiError(
    'invalid_request',
    isTooMuch ? 'The form is too large' : 'The form did not arrive whole',
  );
}
