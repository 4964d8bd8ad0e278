import type { Page, TestInfo } from '@playwright/test';

/** Keeps what a page shows now, named in kebab-case. */
export type Keep = (page: Page, about: string) => Promise<void>;

/**
 * The pictures of a story, in its order. They stay when it passes, in the folder that PANGGUNG_ALBUM names, else with the
 * results of the run.
 */
export function openAlbum(info: TestInfo): Keep {
  let count = 0;
  const folder = process.env.PANGGUNG_ALBUM ?? info.outputPath('album');
  return async (page, about) => {
    count += 1;
    const path = `${folder}/${String(count).padStart(2, '0')}-${about}.png`;
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path, animations: 'disabled' });
    await info.attach(about, { path });
  };
}
