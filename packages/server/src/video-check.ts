import { SHOW_MINUTES_MAX } from '@panggung/core';
import { ApiError } from './errors.js';
import type { StoredVideo } from './video-store.js';

/** What a video says of itself. */
export interface VideoFacts {
  /** In ms; null where its head says nothing of it, as of one that was written while it was filmed. */
  duration: number | null;
}

/** What the first box of a video says that its makers meant it to play: `qt  ` is QuickTime. ISO/IEC 14496-12, 4.3. */
const brands = /^(isom|iso\d|mp4\d|avc1|dash|cmf[cfs]|M4V |M4VH|M4VP|MSNV|F4V |mmp4|3gp\d|3g2\w)$/;

/** Most boxes that are looked at, in each other as well: a film of a day, written in pieces of some seconds, has fewer. */
const MOST_BOXES = 50_000;
/** A head longer than this is no head, in bytes. */
const LONGEST_HEAD = 64 * 1024 * 1024;
/** The first box of a video ends within so many bytes. */
const LONGEST_TYPE = 1024;
/** As many bytes as a box's size and name take, at most. */
const BOX_HEAD = 16;
/** As many bytes are read of a store at once: most boxes are short, and lie side by side. */
const WINDOW = 64 * 1024;

/** As many bytes as {@link checkBeginning} wants to see. */
export const BEGINNING = 12;

/**
 * Refuses by its first bytes what cannot become a video: a program, a page, another film's format.
 * @throws ApiError `video_unreadable`
 */
export function checkBeginning(bytes: Uint8Array): void {
  const { size, name } = readBoxHead(bytes);
  if (name !== 'ftyp' || size < BEGINNING || size > LONGEST_TYPE) throw notVideo();
}

/**
 * Reads what a stored video is made of: that it is an MP4 with a picture, whole to its last box, and how long it plays.
 * What a caller says it is counts for nothing. Nothing of it is decoded.
 * @throws ApiError `video_unreadable`
 */
export async function checkVideo(video: StoredVideo): Promise<VideoFacts> {
  const look = createLook(video);
  await checkBrand(look);
  let facts: VideoFacts | undefined;
  let hasFilm = false;
  for await (const box of boxesIn(look, { start: 0, end: video.size }, cutShort)) {
    if (box.name === 'moov') facts ??= await readMovie(look, box);
    if (box.name === 'mdat' && box.end > box.start) hasFilm = true;
  }
  if (!facts || !hasFilm) throw hasFilm ? cutShort() : notVideo();
  return facts;
}

/** One look at a video. */
interface Look {
  /** So many bytes from there on, or as many as there are; never more than {@link WINDOW}. */
  read(start: number, length: number): Promise<Uint8Array>;
  /** Counts a box. @throws ApiError `video_unreadable` */
  count(): void;
}

function createLook(video: StoredVideo): Look {
  let from = 0;
  let window = new Uint8Array();
  let boxes = 0;
  return {
    async read(start, length) {
      const end = Math.min(video.size, start + length);
      if (end <= start) return new Uint8Array();
      if (start < from || end > from + window.length) {
        const last = Math.min(video.size, start + WINDOW) - 1;
        window = new Uint8Array(await new Response(video.read(start, last)).arrayBuffer());
        from = start;
      }
      return window.subarray(start - from, end - from);
    },
    count() {
      if (++boxes > MOST_BOXES) throw notVideo();
    },
  };
}

interface BoxHead {
  /** With its head, in bytes; 0 where it is none. */
  size: number;
  name: string;
  /** How long its size and name are, in bytes. */
  head: number;
}

/** The size and name that begin a box; one without a size reaches to the end of what is left. ISO/IEC 14496-12, 4.2. */
function readBoxHead(bytes: Uint8Array, left = 0): BoxHead {
  if (bytes.length < 8) return { size: 0, name: '', head: 8 };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = String.fromCharCode(...bytes.subarray(4, 8));
  const size = view.getUint32(0);
  if (size === 0) return { size: left, name, head: 8 };
  if (size !== 1) return { size, name, head: 8 };
  return { size: bytes.length < 16 ? 0 : Number(view.getBigUint64(8)), name, head: 16 };
}

async function checkBrand(look: Look): Promise<void> {
  const { size, name } = readBoxHead(await look.read(0, BOX_HEAD));
  if (name !== 'ftyp' || size < 16 || size > LONGEST_TYPE) throw notVideo();
  const text = String.fromCharCode(...(await look.read(8, size - 8)));
  const said = [text.slice(0, 4), ...(text.slice(8).match(/.{4}/gs) ?? [])];
  if (!said.some((brand) => brands.test(brand))) throw notVideo();
}

interface Span {
  start: number;
  end: number;
}

/** What the head of a film says: how long it plays, and that there is a picture in it. */
async function readMovie(look: Look, span: Span): Promise<VideoFacts> {
  if (span.end - span.start > LONGEST_HEAD) throw notVideo();
  let duration: number | null = null;
  let hasPicture = false;
  for await (const box of boxesIn(look, span)) {
    if (box.name === 'mvhd') duration = readDuration(await look.read(box.start, 32));
    if (box.name === 'trak' && (await isPicture(look, box))) hasPicture = true;
  }
  if (!hasPicture) throw new ApiError('video_unreadable', 'There is no picture in this video');
  return { duration };
}

/** The boxes within a box, or within the file, one after the other; `longer`: what is said where one reaches beyond. */
async function* boxesIn(
  look: Look,
  { start, end }: Span,
  longer = notVideo,
): AsyncGenerator<Span & { name: string }> {
  let at = start;
  while (at < end) {
    look.count();
    const { size, name, head } = readBoxHead(await look.read(at, BOX_HEAD), end - at);
    if (size < head || !/^[\w ©-]{4}$/.test(name)) throw notVideo();
    if (at + size > end) throw longer();
    yield { name, start: at + head, end: at + size };
    at += size;
  }
}

/** Whether a track is one of pictures: its handler says so. ISO/IEC 14496-12, 8.4.3. */
async function isPicture(look: Look, track: Span): Promise<boolean> {
  for await (const media of boxesIn(look, track)) {
    if (media.name !== 'mdia') continue;
    for await (const { name, start } of boxesIn(look, media)) {
      if (name === 'hdlr') return String.fromCharCode(...(await look.read(start + 8, 4))) === 'vide';
    }
  }
  return false;
}

/** In ms, null for longer than any show takes; a version for times beyond 32 bits has longer fields. ISO/IEC 14496-12, 8.2.2. */
function readDuration(bytes: Uint8Array): number | null {
  if (bytes.length < 32) throw notVideo();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLong = view.getUint8(0) === 1;
  const scale = view.getUint32(isLong ? 20 : 12);
  const units = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  // All ones: nobody knows.
  const isKnown = scale > 0 && units > 0 && (isLong || units < 2 ** 32 - 1);
  const duration = Math.round((units / scale) * 1000);
  return isKnown && duration <= SHOW_MINUTES_MAX * 60_000 ? duration : null;
}

function notVideo(): ApiError {
  return new ApiError('video_unreadable', 'The file must be an MP4 video');
}

function cutShort(): ApiError {
  return new ApiError('video_unreadable', 'The video is cut short: a part of its file is missing');
}
