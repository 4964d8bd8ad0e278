export type { BannersSettled } from './banner-carousel.js';
export { Banners, type BannersProps } from './banners.js';
