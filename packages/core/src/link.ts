/**
 * An address that may be opened for somebody: http or https, else null. Nothing else ever becomes a link. AMB-066.
 * @example safeLink('javascript:alert(1)') // null
 */
export function safeLink(link: string | null | undefined): string | null {
  return link && /^https?:\/\/[^\s/?#]/i.test(link) && URL.canParse(link) ? link : null;
}
