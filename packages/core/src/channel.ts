/**
 * How money travels by a channel: to an account `number`, with a `code` at a counter, by a `push` to a phone, on the
 * page of a wallet (`redirect`), or by a picture that is scanned (`qr`).
 */
export const payWays = ['number', 'code', 'push', 'redirect', 'qr'] as const;
export type PayWay = (typeof payWays)[number];
