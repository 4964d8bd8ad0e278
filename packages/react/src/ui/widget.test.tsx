import { buyMessages } from '@panggung/core';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from './button.js';
import { configurePanggung, PanggungProvider, useSettings } from './panggung-provider.js';
import { stage } from './stage.fixture.js';
import { useWords } from './use-words.js';
import { Widget } from './widget.js';

function Buy() {
  return <Button>{useWords(buyMessages).buy}</Button>;
}

const buy = (
  <Widget name="trial">
    <Buy />
  </Widget>
);

function onPage(name: 'lang' | 'data-panggung-theme', value: string) {
  const page = document.documentElement;
  const before = page.getAttribute(name);
  page.setAttribute(name, value);
  onTestFinished(() => (before === null ? page.removeAttribute(name) : page.setAttribute(name, before)));
}

const rootOf = (place: ParentNode) => place.querySelector('.panggung') as HTMLElement;

describe('the language of a widget', () => {
  it('is the nearest one around it, and changes with it', async () => {
    onPage('lang', 'en');
    const { place } = stage(buy);
    await expect.element(page.getByText('Buy Ticket')).toBeVisible();
    place.lang = 'id-ID';
    await expect.element(page.getByText('Beli tiket')).toBeVisible();
    expect(rootOf(place).lang).toBe('id');
    place.removeAttribute('lang');
    await expect.element(page.getByText('Buy Ticket')).toBeVisible();
  });

  it('is heard through shadow roots', async () => {
    onPage('lang', 'en');
    const { place } = stage(null);
    const shadow = place.attachShadow({ mode: 'open' });
    const inner = shadow.appendChild(document.createElement('div'));
    const root = createRoot(inner.attachShadow({ mode: 'open' }));
    onTestFinished(() => root.unmount());
    root.render(buy);
    await expect.element(page.getByText('Buy Ticket')).toBeVisible();
    place.lang = 'id';
    await expect.element(page.getByText('Beli tiket')).toBeVisible();
  });

  it('is what was said outright, by the widget before the provider', async () => {
    onPage('lang', 'id');
    const { show } = stage(<PanggungProvider language="en">{buy}</PanggungProvider>);
    await expect.element(page.getByText('Buy Ticket')).toBeVisible();
    show(
      <PanggungProvider language="en">
        <Widget name="trial" language="id">
          <Buy />
        </Widget>
      </PanggungProvider>,
    );
    await expect.element(page.getByText('Beli tiket')).toBeVisible();
  });

  it('is handed down to a widget inside it', async () => {
    const { place } = stage(
      <Widget name="outer" language="default">
        {buy}
      </Widget>,
    );
    await expect.element(page.getByText('Buy Ticket')).toBeVisible();
    expect(rootOf(rootOf(place)).lang).toBe('en');
  });
});

describe('the look of a widget', () => {
  it('follows the page, live, unless it is told', async () => {
    const { place } = stage(
      <>
        {buy}
        <Widget name="told" theme="light">
          light
        </Widget>
      </>,
    );
    await expect.poll(() => rootOf(place)?.dataset.theme).toBe('light');
    onPage('data-panggung-theme', 'dark');
    await expect.poll(() => rootOf(place).dataset.theme).toBe('dark');
    expect(getComputedStyle(rootOf(place)).color).toBe('rgb(238, 243, 245)');
    expect(place.querySelector<HTMLElement>('.panggung-told')?.dataset.theme).toBe('light');
  });

  it("takes a partner's colours from any ancestor", async () => {
    const { place } = stage(buy);
    place.style.setProperty('--panggung-primary', 'rgb(158, 42, 28)');
    await expect.element(page.getByRole('button')).toHaveStyle({ backgroundColor: 'rgb(158, 42, 28)' });
  });

  it('inherits nothing from a loud page, and paints nothing behind itself', async () => {
    const style = document.createElement('style');
    style.textContent = `
      body { font: italic 30px/3 Georgia; letter-spacing: 4px; text-transform: uppercase; text-align: right; color: red; }
      button, h2, p, a { font: bold 40px monospace; background: lime; padding: 50px; text-transform: uppercase; }`;
    document.head.append(style);
    onTestFinished(() => style.remove());
    const { place } = stage(
      <Widget name="trial">
        <p>Teks</p>
      </Widget>,
    );
    await expect.element(page.getByText('Teks')).toBeVisible();
    expect(getComputedStyle(rootOf(place)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const { fontSize, fontStyle, letterSpacing, textTransform, textAlign, padding, lineHeight } =
      getComputedStyle(page.getByText('Teks').element());
    expect({ fontSize, fontStyle, letterSpacing, textTransform, textAlign, padding, lineHeight }).toEqual({
      fontSize: '14px',
      fontStyle: 'normal',
      letterSpacing: 'normal',
      textTransform: 'none',
      textAlign: 'start',
      padding: '0px',
      lineHeight: '21px',
    });
  });
});

function Site() {
  return <p>{useSettings().siteUrl ?? 'nowhere'}</p>;
}

describe("the page's own settings", () => {
  it('reach widgets that are drawn already, and give way to what a widget was told', async () => {
    stage(
      <>
        <Widget name="trial">
          <Site />
        </Widget>
        <Widget name="told" siteUrl="https://told.example">
          <Site />
        </Widget>
      </>,
    );
    await expect.element(page.getByText('nowhere')).toBeVisible();
    configurePanggung({ siteUrl: 'https://page.example' });
    await expect.element(page.getByText('https://page.example')).toBeVisible();
    await expect.element(page.getByText('https://told.example')).toBeVisible();
  });
});

function Fragile({ part }: { part: { isBroken: boolean } }) {
  if (part.isBroken) throw new Error('a mistake of ours');
  return <p>Utuh</p>;
}

describe('a mistake inside a widget', () => {
  it('stays inside, is reported, and can be tried again', async () => {
    const part = { isBroken: true };
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => {
      report.mockRestore();
      silence.mockRestore();
    });
    stage(
      <>
        <Widget name="trial" language="default">
          <Fragile part={part} />
        </Widget>
        <p>Tetangga</p>
      </>,
    );
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText('Tetangga')).toBeVisible();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'a mistake of ours' }));
    part.isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Utuh')).toBeVisible();
  });
});
