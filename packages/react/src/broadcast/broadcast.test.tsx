import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addLiveShow, startingIn } from '../../../server/src/watching.fixture.js';
import { cutMedia } from '../player/live.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import { button, openTheatre, patience, press, says } from './broadcast.fixture.js';
import { Broadcast } from './index.js';

const { stand, signIn, sit, openCamera, goLive } = openTheatre();

const status = async ({ id }: { id: string | number }) =>
  (
    await stand.api.ports.database
      .selectFrom('show')
      .select('video_status')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
  ).video_status;

describe('a stage', () => {
  it('is nobody else’s, and needs a show', async () => {
    const shown = stage(<Broadcast {...stand.settings} show={1} />);
    const state = () => shown.place.querySelector<HTMLElement>('.panggung')?.dataset.state;
    await expect.poll(state).toBe('signed_out');
    await signIn();
    const { id } = await addLiveShow(stand.api);
    shown.show(<Broadcast {...stand.settings} show={id} />);
    await expect.poll(state).toBe('missing');
    shown.show(<Broadcast {...stand.settings} />);
    await expect.poll(state).toBe('missing');
  });

  it('is none for a show that plays a video', async () => {
    await sit({ islive: 0 });
    await says(/This show is not a live broadcast/);
  });

  it('is none for a show that was called off', async () => {
    await sit({ status: 'CANCELLED' });
    await says(/This show was called off/);
    await expect.element(button('Use camera and microphone')).not.toBeInTheDocument();
  });

  it('says what will be asked before the browser asks, and shows what the audience will see', async () => {
    const { devices, place } = await sit();
    await says(/Nobody sees or hears you before you start/);
    expect(devices.asked).toEqual([]);
    await expect.element(button('Start streaming')).toBeDisabled();
    await press('Use camera and microphone');
    const video = () => place.querySelector('video') as HTMLVideoElement;
    await expect.poll(() => video().videoWidth, patience).toBe(640);
    await expect.element(page.getByRole('meter', { name: 'Microphone level' })).toBeInTheDocument();
    await expect.poll(() => place.querySelector('meter')?.value ?? 0, patience).toBeGreaterThan(0.1);
  });

  it('lacks a camera that was unplugged, and goes on with it once that is asked for', async () => {
    const { devices, place } = await openCamera();
    devices.given[0]?.dispatchEvent(new Event('ended'));
    await says('Camera or Mic are not found or not allowed in your device');
    await expect.element(button('Start streaming')).toBeDisabled();
    await press('Try again');
    await expect.element(button('Start streaming')).toBeEnabled();
    await expect.poll(() => place.querySelector('video')?.videoWidth, patience).toBe(640);
  });

  it('tells who is muted and speaks', async () => {
    await openCamera();
    await press('Mute microphone');
    await says('You are speaking, but your microphone is muted.');
    await press('Unmute microphone');
    await expect.element(page.getByText(/You are speaking/)).not.toBeInTheDocument();
  });
});

describe('a show', () => {
  it('is published with a token of its own, capped at 900 kbit/s, watched over, and ends by its host', async () => {
    const made = vi.spyOn(RTCPeerConnection.prototype, 'addTransceiver');
    const seat = await goLive();
    expect(await seat.isOnAir()).toBe(true);
    const [peer] = made.mock.contexts as RTCPeerConnection[];
    const picture = peer?.getSenders().find(({ track }) => track?.kind === 'video');
    await expect.poll(() => picture?.getParameters().encodings[0]?.maxBitrate).toBe(900_000);
    expect(seat.told).toEqual(['started']);
    // It is no other start.
    seat.redraw();
    expect([seat.tokens(), seat.said('publish')]).toEqual([1, 1]);
    await says(/On air for/);
    // Pings, and who else is in the room.
    await expect.poll(() => seat.said('ping'), patience).toBeGreaterThan(1);
    await expect.poll(() => seat.said('getRoomInfo'), patience).toBeGreaterThan(0);
    await says(/\d+ kbit\/s/);
    await press('Stop streaming');
    await says('Stop streaming?');
    await press('Keep streaming');
    await seat.is('streaming');
    await press('Stop streaming');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop streaming' }).click();
    await seat.is('finished');
    await expect.poll(() => seat.told, patience).toEqual(['started', 'ended']);
    await expect.poll(() => seat.isOnAir(), patience).toBe(false);
  });

  it('sends what was chosen while its connection came about', async () => {
    const seat = await openCamera();
    const made = vi.spyOn(RTCPeerConnection.prototype, 'addTransceiver');
    const letGo = seat.hold('publish');
    await press('Start streaming');
    await expect.poll(() => seat.said('publish'), patience).toBe(1);
    await userEvent.click(page.getByRole('radio', { name: 'Screen', exact: true }));
    await expect.poll(() => seat.devices.given.length, patience).toBe(3);
    letGo();
    await seat.is('streaming');
    // On a slow machine it may not have been the first try.
    const peer = made.mock.contexts.at(-1) as RTCPeerConnection | undefined;
    const sent = peer?.getSenders().find(({ track }) => track?.kind === 'video')?.track;
    expect([sent?.id, sent?.readyState]).toEqual([seat.devices.given[2]?.id, 'live']);
  });

  it('is begun long before its hour only by who says so again', async () => {
    const seat = await openCamera(startingIn(stand.api, 2 * 3_600_000));
    const answer = (name: string) => userEvent.click(page.getByRole('dialog').getByRole('button', { name }));
    await press('Start streaming');
    await says(/when you stop, the show is over/);
    await answer('Not yet');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await seat.is('idle');
    await press('Start streaming');
    await answer('Start streaming');
    await seat.is('streaming');
  });

  it('is not stopped again by a press that started it twice', async () => {
    const seat = await openCamera();
    const letGo = seat.hold('publish');
    await userEvent.dblClick(button('Start streaming'));
    await expect.poll(() => seat.said('publish'), patience).toBe(1);
    await seat.is('start_streaming');
    letGo();
    await seat.is('streaming');
  });

  it('comes back by itself with another token when the connection is lost, and offers what was recorded here', async () => {
    const seat = await goLive();
    await cutMedia();
    await seat.wasTold('WebSocket Connection is disconnected.');
    await expect.poll(seat.tokens, patience).toBeGreaterThan(1);
    await seat.is('streaming');
    await expect.element(page.getByText('WebSocket Connection is disconnected.')).not.toBeInTheDocument();
    expect(await seat.isOnAir()).toBe(true);
    await press('Stop streaming');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop streaming' }).click();
    const part = page.getByRole('link', { name: 'Download part 1' });
    await expect.element(part, patience).toBeVisible();
    const film = await fetch(part.element().getAttribute('href') ?? '');
    expect((await film.blob()).size).toBeGreaterThan(1000);
    expect(seat.told).toEqual(['started']);
    await press('Done');
    expect(seat.told).toEqual(['started', 'ended']);
  });

  it('is let go of with the page', async () => {
    const seat = await goLive();
    seat.leave();
    await expect.poll(() => seat.isOnAir(), patience).toBe(false);
    await expect.poll(() => seat.devices.given.every(({ readyState }) => readyState === 'ended')).toBe(true);
  });

  it('asks before the page is left, only while something would end', async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const seat = await openCamera();
    expect(isAsked()).toBe(false);
    await press('Start streaming');
    await seat.is('streaming');
    expect(isAsked()).toBe(true);
    seat.leave();
    expect(isAsked()).toBe(false);
  });

  it('that is over is not published any more, in the words of the API', async () => {
    const seat = await openCamera();
    await stand.api.ports.database
      .updateTable('show')
      .set({ video_status: 'ENDED', start_date: 0 })
      .where('id', '=', Number(seat.show.id))
      .execute();
    await press('Start streaming');
    await says('This show is over');
    await seat.is('idle');
    expect(seat.told).toEqual([]);
  });
});

describe('a rehearsal', () => {
  it('changes nothing, and comes back as the audience would see it', async () => {
    const seat = await openCamera();
    await press('Rehearse');
    const acts = () => seat.place.querySelector('.panggung-broadcast__actions');
    await expect.poll(() => document.activeElement === acts(), patience).toBe(true);
    await seat.is('streaming');
    await says(/Rehearsing for/);
    expect(page.getByText('LIVE', { exact: true }).elements()).toEqual([]);
    const stream = `rehearsal-${seat.show.id}`;
    expect([await seat.isOnAir(stream), await seat.isOnAir()]).toEqual([true, false]);
    await press('See it as your audience will');
    const seen = () => seat.place.querySelector<HTMLElement>('.panggung-player')?.dataset.state;
    await expect.poll(seen, patience).toBe('live');
    await press('End rehearsal');
    await seat.is('finished');
    await expect.poll(() => document.activeElement === acts(), patience).toBe(true);
    expect(seat.told).toEqual([]);
    expect(await status(seat.show)).toBe('WAITING');
  });

  it('measures the network on the way the show will take', async () => {
    const seat = await openCamera();
    await press('Test the network');
    // A machine at its limit finds out nothing about its network, and says so.
    await says(/kbit\/s arrived|too busy to test/);
    expect(seat.told).toEqual([]);
    expect(await seat.isOnAir()).toBe(false);
    await seat.is('idle');
  });
});
