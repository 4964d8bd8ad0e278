const letters = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ';
const all = `${letters}0123456789`;

/**
 * The short name that comes after so many others. Always in this order: chosen by the letters of a file, which names other
 * chunks, its names and so its size would change with every change elsewhere.
 * @example shortName(0) // 'e'
 */
export function shortName(count: number): string {
  let name = letters[count % letters.length] ?? '';
  let rest = Math.floor(count / letters.length);
  while (rest > 0) {
    rest -= 1;
    name += all[rest % all.length];
    rest = Math.floor(rest / all.length);
  }
  return name;
}
