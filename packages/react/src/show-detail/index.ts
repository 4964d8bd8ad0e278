export { ShowDetail, type ShowDetailProps } from './show-detail.js';
