import type { LiveStream } from '@panggung/client';
import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { createAntMedia } from '../../../server/src/adapters/ant-media.js';

const HOUR_MS = 3_600_000;
const size = { width: 320, height: 180 };

const server = await commands.openMedia();

/** The page's media server, as the API speaks to it. */
export const liveMedia = () => createAntMedia({ url: `${server.url}/live`, secret: server.secret });

/** Has the media server misbehave until the test is over. */
export async function breakMedia(switches: Record<string, unknown>): Promise<void> {
  const order = (wish: object) => commands.controlMedia(server.url, 'PATCH', 'switches', wish);
  await order(switches);
  onTestFinished(() => order({ dropCandidates: false, freezePlaylist: false }));
}

/** Cuts everybody's connections, once. */
export const cutMedia = () => commands.controlMedia(server.url, 'POST', 'kill-sockets');

export const streamAt = (streamId: string): LiveStream => ({
  socketUrl: liveMedia().websocketUrl,
  streamId,
});

export const playTokenOf = (streamId: string, lease = 'lease', ms = HOUR_MS) =>
  liveMedia().playToken({ streamId, lease, expiresAt: Date.now() + ms });

/** A picture that always moves: a bar on a ground of one colour. */
function openCamera() {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  let ground = '#204060';
  let count = 0;
  const draw = () => {
    context.fillStyle = ground;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = '#808080';
    context.fillRect((count++ * 4) % size.width, 20, 20, 40);
  };
  draw();
  const drawing = setInterval(draw, 66);
  return {
    stream: canvas.captureStream(15),
    paint(colour: string) {
      ground = colour;
    },
    stop: () => clearInterval(drawing),
  };
}

export interface OnAir {
  /** Changes what the camera sees behind the bar. */
  paint(colour: string): void;
  /** Ends the stream as whoever broadcasts does. */
  stop(): Promise<void>;
}

/** Broadcasts from this page by WHIP, until it is stopped or the test is over. */
export async function goOnAir(streamId: string): Promise<OnAir> {
  const camera = openCamera();
  const peer = new RTCPeerConnection();
  for (const track of camera.stream.getTracks()) peer.addTrack(track, camera.stream);
  await peer.setLocalDescription(await peer.createOffer());
  const token = await liveMedia().publishToken({ streamId, expiresAt: Date.now() + HOUR_MS });
  const authorization = `Bearer ${token}`;
  const answered = await fetch(liveMedia().whipUrl(streamId), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/sdp' },
    body: peer.localDescription?.sdp ?? '',
  });
  if (answered.status !== 201) throw new Error(`Publishing was answered with ${answered.status}`);
  const session = new URL(answered.headers.get('location') ?? '', server.url);
  await peer.setRemoteDescription({ type: 'answer', sdp: await answered.text() });
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    camera.stop();
    peer.close();
    await fetch(session, { method: 'DELETE', headers: { authorization } });
  };
  onTestFinished(stop);
  return { paint: camera.paint, stop };
}

const eye = Object.assign(document.createElement('canvas'), size).getContext('2d', {
  willReadFrequently: true,
});

/** How bright a picture is, low in its middle: 0 to 255. */
export function brightness(video: HTMLVideoElement): number {
  eye?.drawImage(video, 0, 0, size.width, size.height);
  const [red = 0, green = 0, blue = 0] = eye?.getImageData(size.width / 2, 140, 1, 1).data ?? [];
  return (red + green + blue) / 3;
}
