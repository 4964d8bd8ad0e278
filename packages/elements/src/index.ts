import { loadTag } from './load-tag.js';
import { changeSettings, type Settings } from './settings.js';
import type { Tag } from './tag.js';

export type { EventDetails, EventName } from './event.js';
export * from './generated/elements.js';
export type { Settings } from './settings.js';
export type { Tag } from './tag.js';

/**
 * Tells every element on the page what it uses unless its own attribute says otherwise.
 * @example configurePanggung({ apiUrl: 'https://tickets.example', partnerKey: 'pk_venue' });
 */
export function configurePanggung(settings: Settings): void {
  changeSettings(settings);
}

/**
 * Loads and registers tags from script, for pages whose elements stand inside shadow roots, where the autoloader of
 * `panggung.js` does not look.
 * @example await definePanggung('panggung-buy-button', 'panggung-checkout');
 */
export async function definePanggung(...tags: Tag[]): Promise<void> {
  await Promise.all(tags.map(loadTag));
}
