import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from './combobox.js';
import { Dialog } from './dialog.js';
import { stage } from './stage.fixture.js';
import { Widget } from './widget.js';

const names = [
  'Kabupaten Bandung',
  'Kota Bandung',
  'Kota Surabaya',
  ...Array.from({ length: 40 }, (_, n) => `Kota ${n}`),
];
const options = names.map((label, place) => ({ value: String(place), label }));
const words = { none: 'Tidak ada', count: '{count} kota', list: 'Semua kota' };

function City({ onChange = () => {} }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('2');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <Widget name="trial">
      <form onSubmit={() => onChange('sent')} action="#">
        <Combobox {...{ words, options, value }} label="Kota" placeholder="Ketik" onValueChange={change} />
        <button type="submit">Simpan</button>
      </form>
    </Widget>
  );
}

const city = page.getByRole('combobox', { name: 'Kota' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
/** Puts the focus into the field as the Tab key does, and types over what is there. */
async function enter(keys: string): Promise<void> {
  await expect.element(city).toBeVisible();
  city.element().focus();
  await userEvent.keyboard(`{Control>}a{/Control}{Backspace}${keys}`);
}
/** The option the arrow keys stand on, as a reader is told. */
const active = () => {
  const id = city.element().getAttribute('aria-activedescendant');
  return id === null ? null : (city.element().getRootNode() as Document).getElementById(id)?.textContent;
};

describe('a combobox', () => {
  it('shows the choice, opens on a press at it, and marks it', async () => {
    stage(<City />);
    await expect.element(city).toHaveValue('Kota Surabaya');
    await expect.element(city).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(city);
    await expect.element(city).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toBe('Kota Surabaya');
    await expect.element(page.getByRole('listbox', { name: 'Kota' })).toBeVisible();
  });

  it('filters as it is typed in, tells how many fit, and takes the one that Enter is pressed on, without sending the form', async () => {
    const onChange = vi.fn();
    stage(<City onChange={onChange} />);
    await userEvent.fill(city, 'bandung');
    await expect.element(page.getByRole('status')).toHaveTextContent('2 kota');
    expect(active()).toBe('Kabupaten Bandung');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Kota Bandung');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['1']]);
    await expect.element(city).toHaveValue('Kota Bandung');
    await expect.element(city).toHaveAttribute('aria-expanded', 'false');
    await expect.element(city).toHaveFocus();
  });

  it('walks round with the arrows, and keeps the one it stands on in sight without scrolling the page', async () => {
    stage(<City />);
    await userEvent.click(city);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Kota 39');
    const list = page.getByRole('listbox').element().getBoundingClientRect();
    const last = option('Kota 39').element().getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(list.bottom + 1);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Kabupaten Bandung');
    expect(scrollY).toBe(0);
  });

  it('is chosen from by a press, which keeps the focus in the field', async () => {
    const onChange = vi.fn();
    stage(<City onChange={onChange} />);
    await userEvent.click(page.getByRole('button', { name: 'Semua kota' }));
    await userEvent.click(option('Kota 3'));
    expect(onChange.mock.calls).toEqual([['6']]);
    await expect.element(city).toHaveFocus();
  });

  it('puts the choice back on Escape', async () => {
    const onChange = vi.fn();
    stage(<City onChange={onChange} />);
    await userEvent.fill(city, 'xyz');
    await expect.element(page.getByText('Tidak ada').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(city).toHaveValue('Kota Surabaya');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['{Tab}', '{Enter}'])(
    'keeps on %s what fits nothing, and says so until it is changed',
    async (key) => {
      const onChange = vi.fn();
      stage(<City onChange={onChange} />);
      await enter(`xyz${key}`);
      await expect.element(city).toHaveValue('xyz');
      await expect.element(city).toHaveAttribute('aria-expanded', 'false');
      await expect.element(city).toHaveAccessibleDescription('Tidak ada');
      await expect.element(city).toHaveAttribute('aria-invalid', 'true');
      await enter('x{ArrowDown}{Tab}');
      await expect.element(city).toHaveAttribute('aria-invalid', 'true');
      expect(onChange).not.toHaveBeenCalled();
      await enter('kota sura');
      await expect.element(city).not.toHaveAttribute('aria-invalid');
      await userEvent.keyboard('{Tab}');
      await expect.element(city).toHaveValue('Kota Surabaya');
    },
  );

  it('keeps what fits several, and tells how many; cleared, it is right and empty', async () => {
    const onChange = vi.fn();
    stage(<City onChange={onChange} />);
    await enter('bandung{Tab}');
    await expect.element(city).toHaveValue('bandung');
    await expect.element(city).toHaveAccessibleDescription('2 kota');
    await enter('{Tab}');
    await expect.element(city).toHaveValue('');
    await expect.element(city).not.toHaveAttribute('aria-invalid');
    expect(onChange.mock.calls).toEqual([['']]);
  });

  it('takes on leaving what the text names, and nothing for no text', async () => {
    const onChange = vi.fn();
    stage(<City onChange={onChange} />);
    await userEvent.fill(city, 'kota bandung');
    await userEvent.tab();
    await expect.element(city).toHaveValue('Kota Bandung');
    await userEvent.fill(city, '');
    await userEvent.tab();
    await expect.element(city).toHaveValue('');
    expect(onChange.mock.calls).toEqual([['1'], ['']]);
  });

  it('closes itself and not the dialog around it on Escape', async () => {
    const onClose = vi.fn();
    stage(
      <Widget name="trial">
        <Dialog title="Profil" closeLabel="Tutup" onClose={onClose}>
          <Combobox
            {...{ words, options }}
            value=""
            label="Kota"
            placeholder="Ketik"
            onValueChange={() => {}}
          />
        </Dialog>
      </Widget>,
    );
    await userEvent.click(city);
    await userEvent.keyboard('{Escape}');
    await expect.element(city).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('opens upwards where the window ends below it', async () => {
    const { place } = stage(<City />);
    place.style.marginTop = `${innerHeight - 110}px`;
    await userEvent.click(city);
    const list = page.getByRole('listbox').element().getBoundingClientRect();
    expect(list.bottom).toBeLessThan(city.element().getBoundingClientRect().top + 2);
    expect(list.top).toBeGreaterThanOrEqual(0);
  });

  it('works in a shadow root at 320 px', async () => {
    const { place } = stage(null, { width: 320 });
    const shadow = place.attachShadow({ mode: 'open' });
    for (const { sheet } of document.querySelectorAll('style')) {
      const style = shadow.appendChild(document.createElement('style'));
      style.textContent = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
    }
    const root = createRoot(shadow.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    root.render(<City />);
    await userEvent.fill(city, 'kabupaten');
    expect(active()).toBe('Kabupaten Bandung');
    await userEvent.click(option('Kabupaten Bandung'));
    await expect.element(city).toHaveValue('Kabupaten Bandung');
    expect(place.scrollWidth).toBeLessThanOrEqual(320);
  });
});
