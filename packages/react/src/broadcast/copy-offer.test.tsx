import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../ui/stage.fixture.js';
import { CopyOffer } from './copy-offer.js';

const film = (text: string, type: string) => new Blob([text], { type });
const parts = [film('pembuka', 'video/mp4;codecs=avc3,opus'), film('penutup', 'video/webm')];
const link = (name: string) => page.getByRole('link', { name }).element() as HTMLAnchorElement;

it('keeps what it offers for as long as it stands there, where whoever has stopped sees it', async () => {
  const { place, show } = stage(null);
  place.style.paddingTop = '300vh';
  show(
    <StrictMode>
      <CopyOffer name="Malam Obor" parts={parts} onDone={() => {}} />
    </StrictMode>,
  );
  await expect.element(page.getByRole('link', { name: 'Download part 2' })).toBeInViewport();
  const [first, second] = [link('Download part 1'), link('Download part 2')];
  expect([first.download, second.download]).toEqual(['Malam Obor 1.mp4', 'Malam Obor 2.webm']);
  expect(await (await fetch(first.href)).text()).toBe('pembuka');
  show(null);
  await expect.element(page.getByRole('link', { name: 'Download part 1' })).not.toBeInTheDocument();
  await expect(fetch(first.href)).rejects.toThrow();
});
