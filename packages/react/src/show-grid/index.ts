export { ShowGrid, type ShowGridProps } from './show-grid.js';
