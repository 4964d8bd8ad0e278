export { WatchHere, type WatchHereProps } from './watch-here.js';
