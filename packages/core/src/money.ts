/**
 * Writes whole rupiah the way the product prints them. S-13, AMB-002.
 * @example formatRupiah(50000) // 'Rp. 50,000'
 */
export function formatRupiah(amount: number, separator = ','): string {
  const digits = String(Math.abs(Math.round(amount)));
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, separator);
  return `${amount <= -0.5 ? '-' : ''}Rp. ${grouped}`;
}

/**
 * A price, or the surface's word for nothing to pay ('FREE' or 'Free', AMB-001).
 * @example formatPrice(0, 'FREE') // 'FREE'
 */
export function formatPrice(amount: number, free: string, separator?: string): string {
  return amount > 0 ? formatRupiah(amount, separator) : free;
}
