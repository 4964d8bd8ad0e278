import { later } from '../ui/later.js';

const load = () => import('./search-notice.js');

// What is said where nothing was found, or nothing came: most searches never show it.
export const NothingAsked = later(async () => (await load()).NothingAsked);
export const NothingFound = later(async () => (await load()).NothingFound);
export const PastEnd = later(async () => (await load()).PastEnd);
export const SearchFailed = later(async () => (await load()).SearchFailed);
