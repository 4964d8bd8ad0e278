import { atom } from 'nanostores';

/** Brings the newer version of the site that is there, by loading the page anew; null while the page is the newest. */
export const $newVersion = atom<(() => void) | null>(null);
