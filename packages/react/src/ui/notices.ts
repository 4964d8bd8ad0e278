import { later } from './later.js';

const load = () => import('./show-notice.js');

// What is said where something went wrong, or is not there: few pages ever show it.
export const ShowMissing = later(async () => (await load()).ShowMissing);
export const ShowsEmpty = later(async () => (await load()).ShowsEmpty);
export const ShowFailed = later(async () => (await load()).ShowFailed);
