/** Packs a text, by web standards alone. */
export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Whether an Accept-Encoding lets a gzip be sent. RFC 9110, 12.5.3. */
export function takesGzip(header: string | undefined): boolean {
  const ways = (header ?? '').split(',').map((way) => way.trim().toLowerCase());
  const named = ways.find((way) => /^gzip\b/.test(way)) ?? ways.find((way) => way.startsWith('*'));
  return named !== undefined && !/;\s*q=0(\.0*)?$/.test(named);
}
