export { ShowRail, type ShowRailProps } from './show-rail.js';
