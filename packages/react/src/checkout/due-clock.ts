import { later } from '../ui/later.js';

/** The time left to pay, for whoever shows a payment outside the checkout. */
export const DueClock = later(async () => (await import('./later-scenes.js')).DueClock);
