/** Where videos of our own lie, as a show names them. */
export const VIDEOS = '/media/videos/';

/** Before the name of what the media server recorded, as a show names it. */
export const RECORDING = 'recording:';

/** Whether a video of our own lies there. */
export function isVideoPath(path: string): boolean {
  return path.startsWith(VIDEOS);
}
