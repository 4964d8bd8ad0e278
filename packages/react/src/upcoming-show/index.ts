export { UpcomingShow, type UpcomingShowProps } from './upcoming-show.js';
