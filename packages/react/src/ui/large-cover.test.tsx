import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EnlargeableCover } from './enlargeable-cover.js';
import { LargeCover } from './large-cover.js';
import { stage } from './stage.fixture.js';
import { Widget } from './widget.js';

/** Wide enough to be scrolled once it is twice as large. */
const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900"/></svg>';

async function open() {
  const onClose = vi.fn();
  stage(
    <Widget name="trial">
      <LargeCover
        src={picture}
        name="Senja"
        substitute={null}
        enlargeLabel="Enlarge"
        closeLabel="Close"
        onClose={onClose}
      />
    </Widget>,
  );
  const box = page.getByRole('region', { name: 'Senja' });
  const image = page.getByRole('img', { name: 'Senja' });
  await expect.element(image).toBeVisible();
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBe(1600);
  return { onClose, box: () => box.element(), width: () => image.element().clientWidth };
}

const toggle = page.getByRole('button', { name: 'Enlarge' });

describe('a whole cover', () => {
  it('is as large as its box, twice as large at a press, with its middle in sight, and back at the next', async () => {
    const { box, width } = await open();
    const whole = width();
    expect(box().scrollWidth).toBe(box().clientWidth);
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');

    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(width()).toBe(2 * box().clientWidth);
    expect(box().scrollLeft).toBeCloseTo((box().scrollWidth - box().clientWidth) / 2, -1);
    expect(box().scrollTop).toBeCloseTo((box().scrollHeight - box().clientHeight) / 2, -1);

    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    expect([width(), box().scrollLeft]).toEqual([whole, 0]);
  });

  it('is worked by the keyboard, which reaches what scrolls', async () => {
    const { box, onClose } = await open();
    (box() as HTMLElement).focus();
    expect(document.activeElement).toBe(box());
    await userEvent.tab();
    await expect.element(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
  });
});

describe('a picture that is not there', () => {
  const senja = { id: 7, name: 'Senja' };
  const own = () => [...document.querySelectorAll('.panggung-cover__name')].map((one) => one.textContent);
  const pictures = () => document.querySelectorAll('img').length;

  it('is the house’s own, also when it is enlarged', async () => {
    stage(
      <Widget name="trial">
        <EnlargeableCover src="/gone.jpg" show={senja} />
      </Widget>,
    );
    await expect.poll(own).toEqual(['Senja']);
    await page.getByRole('button').click();
    await expect.poll(own).toEqual(['Senja', 'Senja']);
    expect(pictures()).toBe(0);
  });
});
