/** Whether an Accept-Encoding lets something be sent packed this way. RFC 9110, 12.5.3. */
export function takesEncoding(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  const offers = (header ?? '').split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === '*');
  return offer !== undefined && !/^q=0(\.0*)?$/.test(offer[1] ?? '');
}
