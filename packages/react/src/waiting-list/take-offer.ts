const NAME = 'offer';

/**
 * The secret of an offered seat behind the `#` of the page's address, which is taken off the bar: whoever the address is
 * shown to must not have it. Null where there is none. AMB-196.
 */
export function takeOfferFromAddress(): string | null {
  const { hash, pathname, search } = location;
  const fields = new URLSearchParams(hash.slice(1));
  const secret = fields.get(NAME);
  if (!secret) return null;
  fields.delete(NAME);
  const rest = fields.toString();
  history.replaceState(history.state, '', `${pathname}${search}${rest ? `#${rest}` : ''}`);
  return secret;
}
