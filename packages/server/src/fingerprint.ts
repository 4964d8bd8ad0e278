/**
 * 64 bits that tell two texts apart (two FNV-1a lanes). Guards against mistakes, not against malice; and it runs on
 * pages without TLS, where WebCrypto's digest is missing.
 * @example fingerprint('a') === fingerprint('a')
 */
export function fingerprint(text: string): string {
  let left = 0x811c9dc5;
  let right = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    left = Math.imul(left ^ unit, 0x01000193);
    right = Math.imul(right ^ unit, 0x85ebca6b) ^ (right >>> 13);
  }
  return [left, right].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
