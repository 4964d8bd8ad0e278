// Tokens are written in one list, for people. In the bundle each travels with the rules that use it, so that a card
// does not bring the colours of a dialog.

const declaration = /(?<=[{;])(--p-[\w-]+|color-scheme):[^;{}]*;?/g;
const space = /(?<=[:,(]) | (?=\))/g;
const emptyBlock = /[^{};]+\{\}/g;

/** The names of the tokens that rules use. */
export function tokensIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/var\((--p-[\w-]+)/g), ([, name = '']) => name));
}

/** The list of tokens, minified, without those that are not wanted; blocks that are empty then go too. */
export function onlyTokens(tokens: string, isWanted: (name: string) => boolean): string {
  let css = tokens.replace(declaration, (text, name: string) =>
    isWanted(name) ? text.replace(space, '') : '',
  );
  for (let before = ''; before !== css; ) {
    before = css;
    css = css.replace(emptyBlock, '');
  }
  return css.replaceAll(';}', '}');
}
