import { SEARCH_DEBOUNCE_MS } from '@panggung/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backstage, stage } from '../ui/stage.fixture.js';
import { Search, type SearchProps } from './index.js';

const stand = backstage();

/** A page that stays where it is: what is searched for is kept. */
function searching(props: SearchProps = {}) {
  const onSearch = vi.fn((event) => event.preventDefault());
  const field = <Search {...stand.settings} siteUrl="https://tiket.example" onSearch={onSearch} {...props} />;
  const asked = () => onSearch.mock.calls.map(([event]) => event.detail);
  return { onSearch, asked, field };
}

const field = page.getByRole('combobox', { name: 'Search shows' });
const list = page.getByRole('listbox', { name: 'Suggestions' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    // Beside the cover, which may have lettering of its own.
    .map((option) => option.querySelector('.panggung-search__name')?.textContent);
const searches = () =>
  stand.asked.filter(({ pathname }) => pathname === '/api/v1/room/video').map((url) => url.searchParams);
const active = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.querySelector('.panggung-search__name')?.textContent;
};

async function addShows(...names: string[]): Promise<void> {
  for (const name of names) await stand.api.addShow({ name });
}

describe('a search field', () => {
  it('suggests shows by their names, eight at most, asked once when the typing pauses', async () => {
    await addShows('Tawa Tengah Malam', 'Pasar Malam', 'Senja di Braga');
    stage(searching().field);
    await expect.element(field).toBeVisible();
    // However slowly a busy machine types, it makes no pause.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.type(field, ' mal');
    expect(searches()).toEqual([]);
    vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS);
    vi.useRealTimers();
    await expect.poll(options).toEqual(['Tawa Tengah Malam', 'Pasar Malam', 'Search for mal']);
    expect(searches().map(String)).toEqual(['q=mal&page=1&per_page=8']);
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('status')).toHaveTextContent('Suggestions: 2');
    const marked = [...list.element().querySelectorAll('b')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['Mal', 'Mal']);
  });

  it('gives up the question that was typed over, and shows no answer to it', async () => {
    await addShows('Malam', 'Senja');
    const given: string[] = [];
    stand.network = (url, request) => {
      request.signal.addEventListener('abort', () => given.push(String(url.searchParams.get('q'))));
      if (url.searchParams.get('q') === 'senja') return stand.api.fetch(request);
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    };
    stage(searching().field);
    await userEvent.fill(field, 'malam');
    await expect.poll(() => searches()).toHaveLength(1);
    await userEvent.fill(field, 'senja');
    expect(given).toEqual(['malam']);
    await expect.poll(options).toEqual(['Senja', 'Search for senja']);
  });

  it('searches for what was typed on Enter, and for nothing where nothing was typed', async () => {
    const { asked, field: drawn } = searching();
    stage(drawn);
    await userEvent.type(field, '  {Enter}');
    expect(asked()).toEqual([]);
    await userEvent.fill(field, ' malam & hujan ');
    await userEvent.keyboard('{Enter}');
    expect(asked()).toEqual([
      { q: 'malam & hujan', href: 'https://tiket.example/search?q=malam%20%26%20hujan' },
    ]);
    await expect.element(list).not.toBeInTheDocument();
  });

  it('is walked through with the arrows, and takes a suggestion as if its name was typed', async () => {
    await addShows('Malam Satu', 'Malam Dua');
    const { asked, field: drawn } = searching();
    stage(drawn);
    await userEvent.fill(field, 'malam');
    await expect.poll(() => options().length).toBe(3);
    const [first = '', second = ''] = options();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Search for malam');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(second);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(asked().map(({ q }) => q)).toEqual([second]);
    await expect.element(field).toHaveValue(second);
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes a suggestion that is pressed, and leaves a press for a new tab to the browser', async () => {
    await addShows('Malam');
    const { asked, field: drawn } = searching();
    stage(drawn);
    await userEvent.fill(field, 'ma');
    const option = page.getByRole('option', { name: 'Malam', exact: true });
    await expect.element(option).toHaveAttribute('href', 'https://tiket.example/search?q=Malam');
    const stays = (event: Event) => event.preventDefault();
    addEventListener('click', stays);
    await userEvent.keyboard('{Control>}');
    await option.click();
    await userEvent.keyboard('{/Control}');
    removeEventListener('click', stays);
    expect(asked()).toEqual([]);
    await option.click();
    expect(asked().map(({ q }) => q)).toEqual(['Malam']);
    await expect.element(field).toHaveFocus();
  });

  it('shuts its list on Escape and keeps the text; what holds it hears only the next one', async () => {
    const onKeyDown = vi.fn();
    const { field: drawn } = searching();
    // biome-ignore lint/a11y/noStaticElementInteractions: a page that listens.
    stage(<div onKeyDown={onKeyDown}>{drawn}</div>);
    await userEvent.fill(field, 'xyz');
    await expect.element(list).toBeVisible();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('xyz');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('is cleared by a button, which leaves the focus in it', async () => {
    stage(searching({ q: 'malam' }).field);
    await expect.element(field).toHaveValue('malam');
    expect(searches()).toEqual([]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('offers the search itself where nothing is suggested, or no answer comes', async () => {
    const { asked, field: drawn } = searching();
    stage(drawn);
    await userEvent.fill(field, 'xyz');
    await expect.element(page.getByRole('status')).toHaveTextContent('No suggestions');
    stand.network = async () => Response.json({ code: 'not_found', message: 'no' }, { status: 404 });
    await userEvent.fill(field, 'abc');
    await expect.poll(() => searches()).toHaveLength(2);
    await expect.poll(options).toEqual(['Search for abc']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(asked().map(({ q }) => q)).toEqual(['abc']);
  });

  it.each(['<img src=x onerror=alert(1)>', '%00%', "'; drop table show; --", '((((', '.*', '\\'])(
    'takes %s for the text it is',
    async (text) => {
      await addShows('Malam');
      const { asked, field: drawn } = searching();
      const { place } = stage(drawn);
      await userEvent.fill(field, text);
      await expect.poll(() => searches().at(-1)?.get('q')).toBe(text);
      await expect.poll(options).toContain(`Search for ${text}`);
      expect(place.querySelector('img[onerror]')).toBeNull();
      await userEvent.keyboard('{Enter}');
      expect(new URL(asked()[0]?.href).searchParams.get('q')).toBe(text);
    },
  );

  it("follows its host's text, and keeps the person's own until then", async () => {
    const { show } = stage(searching({ q: 'satu' }).field);
    await userEvent.fill(field, 'dua');
    show(searching({ q: 'satu' }).field);
    await expect.element(field).toHaveValue('dua');
    show(searching({ q: 'tiga' }).field);
    await expect.element(field).toHaveValue('tiga');
  });

  it('fits into 320 px, whatever a name holds', async () => {
    await addShows(`Malam${'panjang'.repeat(20)}`);
    const { place } = stage(searching().field, { width: 320 });
    await userEvent.fill(field, 'malam');
    await expect.poll(() => options().length).toBe(2);
    expect(place.scrollWidth).toBeLessThanOrEqual(320);
    expect(list.element().getBoundingClientRect().width).toBeLessThanOrEqual(320);
  });
});
