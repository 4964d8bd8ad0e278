import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright';
import { writeTimecode } from '../../packages/media/src/camera-film.fixture.js';
import type { ShowFacts } from './cashier.js';
import type { Stage } from './stage.js';

/** Somebody with a camera whose pictures say which they are. */
export interface Broadcaster {
  /** Publishes a show as its creator would by an encoder (WHIP); answers how to stop. */
  publish(show: ShowFacts): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Opens a browser with that camera, beside the audience's. */
export async function openBroadcaster(
  { siteUrl, people, media }: Stage,
  launch: LaunchOptions,
): Promise<Broadcaster> {
  await media.open();
  const folder = mkdtempSync(join(tmpdir(), 'panggung-camera-'));
  const browser = await openCamera(folder, launch);
  return {
    async publish(show) {
      const { email, password } = await people.creator(show.creator_name);
      const token = await publishToken(siteUrl, { email, password, show });
      const page = await browser.newPage();
      // Cameras open to pages of this machine alone.
      await page.goto(`${siteUrl}/health`);
      await page.evaluate(startCamera);
      const url = await send(page, { url: `${media.url}/live/whip/${show.id}`, token });
      return async () => {
        await page.close();
        await fetch(url, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
      };
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function openCamera(folder: string, launch: LaunchOptions): Promise<Browser> {
  const film = join(folder, 'timecode.y4m');
  writeTimecode(film);
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
    '--allow-loopback-in-peer-connection',
  ];
  return chromium.launch({ ...launch, args: [...(launch.args ?? []), ...camera] });
}

/** In the page: a connection that offers what the camera sees. */
async function startCamera(): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { width: 320, height: 180 },
    audio: true,
  });
  const peer = new RTCPeerConnection();
  for (const track of stream.getTracks()) peer.addTransceiver(track, { direction: 'sendonly' });
  await peer.setLocalDescription();
  while (peer.iceGatheringState !== 'complete')
    await new Promise((done) => peer.addEventListener('icegatheringstatechange', done, { once: true }));
  Object.assign(window, { peer });
}

/** Hands the page's offer to the media server, and the answer back; answers what is to be deleted to stop. RFC 9725. */
async function send(page: Page, { url, token }: { url: string; token: string }): Promise<string> {
  const offer = await page.evaluate(() => peer.localDescription?.sdp ?? '');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' };
  const reply = await fetch(url, { method: 'POST', headers, body: offer });
  const answer = await reply.text();
  if (reply.status !== 201) throw new Error(`POST ${url}: ${reply.status} ${answer}`);
  await page.evaluate((sdp) => peer.setRemoteDescription({ type: 'answer', sdp }), answer);
  return new URL(reply.headers.get('location') ?? '', url).href;
}

declare global {
  /** The connection of a page that publishes. */
  var peer: RTCPeerConnection;
}

interface Stagehand {
  email: string;
  password: string;
  show: ShowFacts;
}

async function publishToken(siteUrl: string, { email, password, show }: Stagehand): Promise<string> {
  const user = await post<{ id: number; token: string }>(`${siteUrl}/auth/login`, {
    body: { email, password, one_signal_id: '' },
  });
  const { tokenId } = await post<{ tokenId: string }>(`${siteUrl}/api/v1/publishedToken`, {
    body: { room_video_id: show.id, user_id: user.id },
    authorization: `Bearer ${user.token}`,
  });
  return tokenId;
}

async function post<T>(
  url: string,
  { body, ...named }: { body: unknown; authorization?: string },
): Promise<T> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin, ...named };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}
