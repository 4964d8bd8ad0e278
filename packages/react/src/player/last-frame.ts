/** Keeps the picture that is shown now, while what shows the next is set up. */
export function holdFrame(video: HTMLVideoElement, frame: HTMLCanvasElement): void {
  const { videoWidth, videoHeight, readyState } = video;
  // Between two engines there is nothing but what is held already.
  if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !videoWidth) return;
  frame.width = videoWidth;
  frame.height = videoHeight;
  frame.getContext('2d')?.drawImage(video, 0, 0);
  frame.hidden = false;
}

/** Lets the picture be seen again. */
export function releaseFrame(frame: HTMLCanvasElement): void {
  if (frame.hidden) return;
  frame.hidden = true;
  // A picture takes megabytes.
  frame.width = 0;
}
