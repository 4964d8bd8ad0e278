import type { Show } from '@panggung/core';
import { useState } from 'react';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { backstage, stage } from '../ui/stage.fixture.js';
import { useMediaSession } from './use-media-session.js';

const stand = backstage();

function Film({ show }: { show: Show }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useMediaSession(show, video);
  return <video ref={setVideo} muted loop src={`${inject('hlsUrl')}/film.mp4`} title={show.name} />;
}

it("gives the system's buttons to the film that began last, and leaves them to it when another goes", async () => {
  const [first, second] = [
    await stand.api.addShow({ name: 'Satu' }),
    await stand.api.addShow({ name: 'Dua' }),
  ];
  const handlers = vi.spyOn(navigator.mediaSession, 'setActionHandler');
  onTestFinished(() => handlers.mockRestore());
  const { place, show, leave } = stage([first, second].map((one) => <Film key={one.id} show={one} />));
  const film = (name: string) => place.querySelector<HTMLVideoElement>(`[title="${name}"]`);
  const named = () => expect.poll(() => navigator.mediaSession.metadata?.title);
  await expect.poll(() => film('Dua')).not.toBeNull();
  await film('Satu')?.play();
  await named().toBe('Satu');
  await film('Dua')?.play();
  await named().toBe('Dua');
  show([<Film key={second.id} show={second} />]);
  await expect.poll(() => film('Satu')).toBeNull();
  expect(navigator.mediaSession.metadata?.title).toBe('Dua');
  const pause = handlers.mock.calls.findLast(([act]) => act === 'pause')?.[1];
  pause?.({ action: 'pause' });
  expect(film('Dua')?.paused).toBe(true);
  leave();
  await named().toBeUndefined();
});
