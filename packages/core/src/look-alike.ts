/** Signs of other scripts, digits and marks that people write for a Latin letter; after Unicode TR 39, and what chats show. */
const WRITTEN_AS: Record<string, string> = {
  a: 'аαɑ4@',
  b: 'вьβ8',
  c: 'сϲ¢',
  d: 'ԁ',
  e: 'еєё3€',
  g: 'ɡ69',
  h: 'һн',
  i: 'іιı',
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

/** Framed signs that Unicode does not take apart, one after another: from where on, and the first of what they show. */
const FRAMED: readonly (readonly [first: number, shown: string, count: number])[] = [
  [0x1f150, 'a', 26],
  [0x1f170, 'a', 26],
  // Two of them are a flag, more of them a word.
  [0x1f1e6, 'a', 26],
  [0x2776, '1', 9],
  [0x2780, '1', 9],
  [0x278a, '1', 9],
  [0x24f5, '1', 9],
  [0x24ff, '0', 1],
];

const shownBy = new Map(
  FRAMED.flatMap(([first, shown, count]) =>
    Array.from({ length: count }, (_, at) => {
      return [
        String.fromCodePoint(first + at),
        String.fromCodePoint((shown.codePointAt(0) ?? 0) + at),
      ] as const;
    }),
  ),
);

/** Digits of any script stand in tens, from 0 on. */
function westernDigit(digit: string): string {
  const place = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(place - value - 1))) value += 1;
  return String(value);
}

/**
 * A text without its dress: no styled or framed letters, digits of other scripts, accents, invisible signs or capitals.
 * Not as long as it was.
 * @example undressed('𝗦𝗟Ó\u200bＴ ❽٨') // 'slot 88'
 */
export function undressed(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\p{So}\p{No}]/gu, (sign) => shownBy.get(sign) ?? sign)
    .replace(/(?![0-9])\p{Nd}/gu, westernDigit)
    .toLowerCase();
}

/** What a 1 and other uprights may stand for. */
export const UPRIGHTS = ['i', 'l'] as const;

/**
 * The letters that people read in a word however it is written: look-alikes, digits for letters, repeated and parted ones.
 * Two words that read alike are the same word; with an upright sign, they may in either way.
 * @example readAs('4nj1nggg') === readAs('A.N.J.I.N.G') // true
 * @example readAs('to1o1', 'l') === readAs('tolol') // true
 */
export function readAs(word: string, upright: (typeof UPRIGHTS)[number] = 'i'): string {
  const plain = undressed(word).replace(/[1!|]/g, upright);
  const letters = [...plain].map((sign) => letterOf.get(sign) ?? sign).join('');
  return letters.replace(/[^\p{L}\p{N}]/gu, '').replace(/(.)\1+/gu, '$1');
}

/** Whether it is read as a word, having as many letters as digits: 455 is a number, 84b1 a seat. */
export function isWord(text: string): boolean {
  const plain = undressed(text);
  const count = (kind: RegExp) => plain.match(kind)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  return letters > 0 && letters >= count(/\p{N}/gu);
}
