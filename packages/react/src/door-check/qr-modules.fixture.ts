import { encode } from 'uqr';

/** What the code of a text looks like, row by row, with the blank edge a scanner needs. */
export const qrModules = (text: string) => encode(text, { ecc: 'M', border: 4 });
