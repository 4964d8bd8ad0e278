/** Packs a text, by web standards alone. */
export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
