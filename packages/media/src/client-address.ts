import type { IncomingMessage } from 'node:http';

/**
 * Whose request it is, for limits: an address, or the network of one household where each has millions (IPv6, /64).
 * @param header in which a proxy names the client; the last address in it counts
 */
export function clientAddress({ headers, socket }: IncomingMessage, header: string | undefined): string {
  const named = header ? headers[header.toLowerCase()] : undefined;
  const last = String(named ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return householdOf(last || (socket.remoteAddress ?? ''));
}

function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const [left, right] = [head, tail].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
