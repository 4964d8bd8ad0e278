import type { Page } from 'playwright';

declare global {
  interface Window {
    /** A file built like a film of 12.34 s, with so many bytes of it; see {@link writeFilms}. */
    film(length: number): File;
  }
}

/** Lets a page write films: nothing plays them, but they are built like films. */
export function writeFilms(page: Page): Promise<void> {
  return page.evaluate(() => {
    const number = (value: number) => new Uint8Array(new Uint32Array([value]).buffer).reverse();
    const box = (name: string, ...content: BlobPart[]): Blob => {
      const body = new Blob(content);
      return new Blob([number(body.size + 8), name, body]);
    };
    const head = box('mvhd', ...[0, 0, 0, 1000, 12_340].map(number), new Uint8Array(80));
    const media = box('mdia', box('hdlr', number(0), number(0), 'vide', new Uint8Array(13)));
    const parts = [box('ftyp', 'isom', number(512), 'mp41'), box('moov', head, box('trak', media))];
    window.film = (length) =>
      new File([...parts, box('mdat', new Uint8Array(length))], 'tari.mp4', { lastModified: 1 });
  });
}
