/** Fetches what a buy button is beyond its place. */
export const loadBuyBody = async () => (await import('./buy-body.js')).BuyBody;
