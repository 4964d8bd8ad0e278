/** Signs of other scripts, digits and marks that people write for a Latin letter; after Unicode TR 39, and what chats show. */
const WRITTEN_AS: Record<string, string> = {
  a: 'аαɑ4@',
  b: 'вьβ8',
  c: 'сϲ¢',
  d: 'ԁ',
  e: 'еєё3€',
  g: 'ɡ69',
  h: 'һн',
  i: 'іιı1!|',
  j: 'ј',
  k: 'кκ',
  l: 'ӏ',
  m: 'м',
  n: 'пηո',
  o: 'оοσ0',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υսμ',
  v: 'νѵ',
  w: 'ѡԝω',
  x: 'хχ×',
  y: 'уүγ',
  z: 'ᴢ2',
};

const letterOf = new Map(
  Object.entries(WRITTEN_AS).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/**
 * A text without its dress: no styled letters, accents, invisible signs or capitals. Not as long as it was.
 * @example undressed('𝗦𝗟Ó\u200bＴ') // 'slot'
 */
export function undressed(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/**
 * The letters that people read in a word however it is written: look-alikes, digits for letters, repeated and parted ones.
 * Two words that read alike are the same word.
 * @example readAs('4nj1nggg') === readAs('A.N.J.I.N.G') // true
 */
export function readAs(word: string): string {
  const letters = [...undressed(word)].map((sign) => letterOf.get(sign) ?? sign).join('');
  return letters.replace(/[^\p{L}\p{N}]/gu, '').replace(/(.)\1+/gu, '$1');
}
