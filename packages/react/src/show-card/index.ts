export { ShowCard, type ShowCardProps } from './show-card.js';
