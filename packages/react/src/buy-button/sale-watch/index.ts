export { SaleWatch } from '../sale-watch.js';
