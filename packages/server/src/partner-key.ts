/** A key a partner may print on its page: it names the partner and opens nothing by itself. */
export function newPartnerKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return `pk_${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}

/**
 * An address as an origin: scheme, host and port, nothing behind them.
 * @throws Error when it is no http(s) address
 * @example toOrigin('https://gedung.example/tiket') // 'https://gedung.example'
 */
export function toOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`'${address}' is no origin; write it like https://gedung.example`);
  }
  return url.origin;
}
