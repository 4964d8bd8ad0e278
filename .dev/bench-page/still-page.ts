import type { Page } from 'playwright';

interface Picture {
  src: string;
  width: number;
  height: number;
  top: number;
}

/** A plain page with the pictures of this one in their sizes: no script, no style sheet; what is below comes when near. */
export async function stillPage(page: Page): Promise<string> {
  const pictures: Picture[] = await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { width, height, top } = image.getBoundingClientRect();
      const src = image.currentSrc || image.src;
      return src && width ? [{ src, width, height, top: top + scrollY }] : [];
    }),
  );
  const below = page.viewportSize()?.height ?? 0;
  const tags = pictures.map(({ src, width, height, top }, at) => {
    const priority = at === 0 ? ' fetchpriority="high"' : top > below ? ' loading="lazy"' : '';
    return `<img src="${src}" width="${Math.round(width)}" height="${Math.round(height)}" alt=""${priority}>`;
  });
  return `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Panggung</title><h1>Panggung</h1>${tags.join('\n')}</html>`;
}
