import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button, type ButtonProps } from './button.js';
import { stage } from './stage.fixture.js';
import { Widget } from './widget.js';

const trial = (props: Partial<ButtonProps>) => (
  <Widget name="trial">
    <Button {...props}>Simpan</Button>
  </Widget>
);

test.each(['small', 'medium', 'large'] as const)(
  'a busy %s button has its ring beside its words, and keeps its width',
  async (size) => {
    stage(trial({ size }));
    stage(trial({ size, isLoading: true }));
    const buttons = page.getByRole('button', { name: 'Simpan' });
    await expect.element(buttons.nth(1)).toHaveAttribute('aria-busy', 'true');
    const [idle, busy] = buttons.elements().map((element) => element.getBoundingClientRect());
    expect(busy?.width).toBeCloseTo(idle?.width ?? 0, 1);
    const element = buttons.nth(1).element();
    const range = document.createRange();
    range.selectNodeContents(element.lastChild as Text);
    // Its box, whichever way it is turned just then.
    const ring = element.firstElementChild as HTMLElement;
    const left = (busy?.left ?? 0) + ring.offsetLeft;
    expect(left).toBeGreaterThan((busy?.left ?? 0) + 1);
    expect(left + ring.offsetWidth).toBeLessThan(range.getBoundingClientRect().left);
  },
);
