/** Every tag there is. */
export const tags = [
  'panggung-show-grid',
  'panggung-show-card',
  'panggung-show-rail',
  'panggung-upcoming-show',
  'panggung-banners',
  'panggung-show-detail',
  'panggung-buy-button',
  'panggung-checkout',
  'panggung-waiting-list',
  'panggung-sale-queue',
  'panggung-player',
  'panggung-gift-ticket',
  'panggung-ticket-wallet',
  'panggung-door-check',
  'panggung-account',
  'panggung-profile',
  'panggung-comments',
  'panggung-search',
  'panggung-search-results',
  'panggung-notifications',
] as const;
export type Tag = (typeof tags)[number];
