import { undressed } from './look-alike.js';

/** Why a message waits for the host before anybody else sees it. */
export type SpamKind = 'gambling' | 'contact';

/** Enough by itself: nobody at a show says it but to advertise. */
const GAMBLING =
  /\b(?:judol|judi\s*(?:online|slot|bola)|slot\s*(?:gacor|online|maxwin|88)|situs\s*(?:slot|judi|gacor)|togel|toto\s*(?:macau|4d)|maxwin|gacor\s*(?:parah|hari ini|malam ini|abis)|agen\s*(?:bola|slot|sbobet)|sbobet|bandar\s*(?:q|qq|bola|togel|darat)|link\s*(?:alternatif|gacor))\b/;

/** Two of these in one message; one is everyday talk. */
const HINTS = [
  /\bslot\b/,
  /\bgacor\b/,
  /\b(?:depo|deposit|wd|withdraw)\b/,
  /\b(?:jackpot|jp|scatter|freespin|free spin|rtp)\b/,
  /\bbonus\b.*\b(?:member|new|deposit|depo|\d+\s*%)/,
  /\b(?:kasino|casino|taruhan|parlay|judi|bandar)\b/,
  /\b(?:zeus|mahjong ways|starlight|pragmatic|pg soft)\b/,
  /\b(?:daftar|klik|link|gabung|join)\b.*\b(?:sekarang|di ?sini|bio|profil)\b/,
];

/** A name as such sites take it: letters, then the digits they believe in. */
const BRAND =
  /(?<![\w.])(?!kelas|jalur|nomor|covid)[a-z]{4,}(?:77|88|99|138|168|303|777|888|999|4d|toto|slot|hoki|win\d+)(?!\w)/;

/** wa.me/628..., t.me/name and the like. */
const CONTACT_LINK =
  /\b(?:wa\.me|t\.me|bit\.ly|s\.id|linktr\.ee|chat\.whatsapp\.com|api\.whatsapp\.com)\s*\/\s*\S/;

/** As they are said and written in a hurry. */
const DIGIT_WORDS: readonly string[] = [
  'nol|kosong',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan|lapan',
  'sembilan',
];

/** A mobile number of Indonesia: +62 8, 62 8 or 08, and 8 to 11 more digits, with at most one sign or two between them. */
const MOBILE = /(?<!\d)(?:\+?62|0)[\s.()_-]{0,2}8[\s.()_-]{0,2}[1-9](?:[\s.()_-]{0,2}\d){7,10}(?!\d)/;

/** Letters that stand for digits between digits: `o812-l234`. */
const MIXED_RUN = /(?:[\dolis][\s.-]?){9,}/g;

const digitsFor: Record<string, string> = { o: '0', l: '1', i: '1', s: '5' };

function withDigits(text: string): string {
  const said = DIGIT_WORDS.reduce(
    (left, words, digit) => left.replace(new RegExp(`\\b(?:${words})\\b`, 'g'), String(digit)),
    text,
  );
  return said.replace(MIXED_RUN, (run) => run.replace(/[olis]/g, (letter) => digitsFor[letter] ?? letter));
}

/**
 * What kind of advertisement a message of live chat looks like; null: none. Such a message is shown to the host first.
 * Made for Indonesia, where chats are flooded with online gambling and with numbers to write to.
 * @example spamKind('slot gacor hari ini, daftar di bio') // 'gambling'
 * @example spamKind('jual tiket, wa o812 3456 789o') // 'contact'
 */
export function spamKind(text: string): SpamKind | null {
  const plain = undressed(text);
  const hints = HINTS.filter((hint) => hint.test(plain)).length + Number(BRAND.test(plain));
  if (GAMBLING.test(plain) || hints > 1) return 'gambling';
  return CONTACT_LINK.test(plain) || MOBILE.test(withDigits(plain)) ? 'contact' : null;
}
