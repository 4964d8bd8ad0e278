/**
 * A text without half letters, as a cut one may hold: no address can carry one.
 * @example wellFormed('Senja \ud83c') // 'Senja \ufffd'
 */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\u{fffd}');
