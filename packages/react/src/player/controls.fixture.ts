import { page } from 'vitest/browser';

/** Presses what lies over a picture: it hides from whoever does nothing for 3 s, as a busy machine would. */
export async function press(name: string | RegExp): Promise<void> {
  const stir = () => {
    const view = document.querySelector('.panggung-player__view');
    view?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  };
  stir();
  const stirring = setInterval(stir, 500);
  await page
    .getByRole('button', { name })
    .click()
    .finally(() => clearInterval(stirring));
}
