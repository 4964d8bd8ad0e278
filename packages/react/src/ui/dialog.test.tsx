import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { stage } from './stage.fixture.js';
import { Widget } from './widget.js';

function Opener({ onClosed = () => {} }: { onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <Widget name="trial">
      <Button onClick={() => setOpen(true)}>Buka</Button>
      {isOpen && (
        <Dialog title="Beli tiket" closeLabel="Tutup" onClose={close}>
          <Button>Satu</Button>
          <Button>Dua</Button>
        </Dialog>
      )}
    </Widget>
  );
}

const opener = page.getByRole('button', { name: 'Buka' });
const dialog = page.getByRole('dialog', { name: 'Beli tiket' });

describe('a dialog', () => {
  it('keeps the focus in, closes by Escape once, and gives the focus back', async () => {
    const onClosed = vi.fn();
    stage(
      <StrictMode>
        <Opener onClosed={onClosed} />
      </StrictMode>,
    );
    await opener.click();
    await expect.element(dialog).toBeVisible();
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(
        document.activeElement === document.body || dialog.element().contains(document.activeElement),
      ).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClosed).toHaveBeenCalledOnce();
    await expect.element(opener).toHaveFocus();
  });

  it('closes by a press beside it, but not by one that began inside', async () => {
    stage(<Opener />);
    await opener.click();
    const scrim = dialog.element().firstElementChild as Element;
    const press = (on: Element) => on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const release = () => scrim.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press(page.getByRole('button', { name: 'Satu' }).element());
    release();
    await expect.element(dialog).toBeVisible();
    press(scrim);
    release();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('leaves the page as it was, and does not let it scroll', async () => {
    stage(<Opener />);
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '4000px';
    const html = document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0];
    const body = document.body.getAttribute('style');
    await opener.click();
    await expect.element(dialog).toBeVisible();
    expect(document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0]).toBe(html);
    expect(document.body.getAttribute('style')).toBe(body);
    await userEvent.wheel(dialog, { delta: { y: 600 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(scrollY).toBe(0);
    tall.remove();
  });

  it('works in a shadow root', async () => {
    const { place } = stage(null);
    const shadow = place.attachShadow({ mode: 'open' });
    const { createRoot } = await import('react-dom/client');
    const root = createRoot(shadow);
    root.render(<Opener />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Buka');
    root.unmount();
  });
});
