/** Where videos of our own lie, as a show names them. */
export const VIDEOS = '/media/videos/';

/** Where videos lie that everybody may see. */
export const EXPRESSIONS = '/media/expressions/';

/** Where captions of shows lie, as a show names them. */
export const CAPTIONS = '/media/captions/';

/** Before the name of what the media server recorded, as a show names it. */
export const RECORDING = 'recording:';

/** Whether a video of our own lies there, or its captions. */
export function isVideoPath(path: string): boolean {
  return [VIDEOS, EXPRESSIONS, CAPTIONS].some((folder) => path.startsWith(folder));
}

/** The file of an uploaded video. */
export function videoFile(id: string): string {
  return `${id}.mp4`;
}

/** The uploaded video whose file has this name; null where no upload's is called so. */
export function videoOfFile(name: string): string | null {
  return /^([0-9a-f]{32})\.mp4$/.exec(name)?.[1] ?? null;
}
