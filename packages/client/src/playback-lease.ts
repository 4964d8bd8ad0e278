import type { Id, Playback, RoomTokenWish, WatchPass } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { randomKey } from './random-key.js';
import { getTabStorage } from './storage.js';

const DEVICE = 'device';

/** This tab's name as a screen: it stays the same through a reload. */
export function deviceId(panggung: Panggung): string {
  const storage = getTabStorage(panggung);
  const known = storage.get<string>(DEVICE);
  if (known) return known;
  const made = randomKey();
  storage.set(DEVICE, made);
  return made;
}

/** A single-use token by what somebody has for the show. AMB-128. */
function roomToken({ http }: Panggung, body: RoomTokenWish, pass: WatchPass) {
  if (pass.kind === 'guest') {
    return http.call('POST /api/v1/roomToken/guest', { body: { ...body, code_guest: pass.code } });
  }
  if (pass.kind === 'free') return http.call('POST /api/v1/roomTokenFree', { body });
  const is_rehearsal = pass.kind === 'rehearsal';
  return http.call('POST /api/v1/roomToken', { body: { ...body, is_rehearsal } });
}

export interface PlaybackWish {
  showId: Id;
  pass: WatchPass;
  /** Ends the playback of this ticket on another screen. */
  takeOver: boolean;
}

/** Opens a playback on this screen; a lost answer is asked for again without another playback. J-13, J-14. */
export async function openPlayback(
  panggung: Panggung,
  { showId, pass, takeOver }: PlaybackWish,
): Promise<Playback> {
  const { data } = await roomToken(panggung, { room_video_id: showId }, pass);
  const reply = await panggung.http.call('POST /api/v1/playback', {
    body: { token: data.tokenId, device_id: deviceId(panggung), take_over: takeOver },
    idempotencyKey: randomKey(),
  });
  return reply.data;
}

export async function renewPlayback({ http }: Panggung, { id }: Playback): Promise<Playback> {
  return (await http.call('POST /api/v1/playback/:id/renewal', { params: { id } })).data;
}

/** Frees the ticket for another screen, even while the page goes away. */
export async function closePlayback({ http }: Panggung, { id }: Playback): Promise<void> {
  // Left open, it ends by itself soon after.
  await http.call('DELETE /api/v1/playback/:id', { params: { id }, keepalive: true }).catch(() => {});
}
