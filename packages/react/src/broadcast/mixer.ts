/** A sound made of others. */
export interface Mixture {
  track: MediaStreamTrack;
  stop(): void;
}

/** Lets sounds be heard together. The tracks given stay their owner's to mute and to stop. */
export function mix(tracks: readonly MediaStreamTrack[]): Mixture {
  const context = new AudioContext();
  const end = new MediaStreamAudioDestinationNode(context);
  for (const track of tracks) context.createMediaStreamSource(new MediaStream([track])).connect(end);
  // Closed before it began, it begins no more.
  context.resume().catch(() => {});
  const [track] = end.stream.getAudioTracks();
  if (!track) throw new Error('This browser gives no sound to send');
  return {
    track,
    stop() {
      track.stop();
      // A second time it refuses.
      context.close().catch(() => {});
    },
  };
}
