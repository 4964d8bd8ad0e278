/**
 * Writes whole rupiah the way the product prints them. S-13, AMB-002.
 * @example formatRupiah(50000) // 'Rp. 50,000'
 */
export function formatRupiah(amount: number, separator = ','): string {
  return `${amount <= -0.5 ? '-' : ''}Rp. ${formatCount(Math.abs(Math.round(amount)), separator)}`;
}

/**
 * A whole number with its thousands set apart.
 * @example formatCount(1234567) // '1,234,567'
 */
export function formatCount(count: number, separator = ','): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * A price, or the surface's word for nothing to pay ('FREE' or 'Free', AMB-001).
 * @example formatPrice(0, 'FREE') // 'FREE'
 */
export function formatPrice(amount: number, free: string, separator?: string): string {
  return amount > 0 ? formatRupiah(amount, separator) : free;
}
