import { hasPhoneNumber } from './chat-phone.js';
import { isWord, readAs, UPRIGHTS, undressed } from './look-alike.js';

/** Why a message waits for the host before anybody else sees it. */
export type SpamKind = 'gambling' | 'contact';

/** Enough by itself: nobody at a show says it but to advertise. */
const GAMBLING =
  /\b(?:judol|judi\s*(?:online|slot|bola)|slot\s*(?:gacor|online|maxwin|88)|situs\s*(?:slot|judi|gacor|toto)|togel|toto\s*(?:macau|4d|slot)|maxwin|agen\s*(?:bola|slot|sbobet)|sbobet|bandar\s*(?:q+|bola|togel|darat)|link\s*(?:gacor|slot))\b/;

/** The same, long enough to be found where a message is written without its spaces, or with too many of them. */
const GAMBLING_SQUEEZED =
  /slot(?:gacor|online|maxwin)|situs(?:slot|judi|gacor)|judi(?:online|slot)|agen(?:slot|sbobet)|totomacau|bandartogel|linkgacor/;

/** Two of these in one message; one is everyday talk. */
const HINTS = [
  /\bslot\b/,
  /\bgacor\b/,
  /\b(?:depo|deposit)\b/,
  /\b(?:wd|withdraw)\b/,
  /\bcuan\b/,
  /\b(?:jackpot|jp|scat+er|fre+\s?spin|rtp)\b/,
  /\bbonus\b.*\b(?:member|new|deposit|depo|\d+\s*%)/,
  /\b(?:kasino|casino|taruhan|parlay|judi|bandar)\b/,
  /\b(?:zeus|mahjong ways|starlight|pragmatic|pg soft)\b/,
  /\b(?:daftar|klik|link|gabung|join)\b.*\b(?:sekarang|di ?sini|bio|profil)\b/,
  /\blink alternatif\b/,
  /\btinggal (?:klik|daftar)\b/,
];

/** A name as such sites take it: letters, then the digits they believe in. */
const BRAND =
  /(?<![\w.])(?!kelas|jalur|nomor|covid)[a-z]{4,}(?:77|88|99|138|168|303|777|888|999|4d|toto|slot|hoki|win\d+)(?!\w)/;

/** wa.me/628..., t.me/name and the like, also with the point in brackets or said. */
const POINT = String.raw`\s*(?:[.,]|[\[(]\s*\.\s*[\])]|\b(?:dot|titik)\b)\s*`;
const CONTACT_LINK = new RegExp(
  `\\b(?:wa${POINT}me|t${POINT}me|bit${POINT}ly|s${POINT}id|linktr${POINT}ee|(?:chat|api)${POINT}whatsap+${POINT}com)\\s*/\\s*\\S`,
);

/** Between two spaces, without what stands around it. */
const TOKEN = /[\p{L}\p{N}@$](?:\S*[\p{L}\p{N}@$|!])?/gu;
/** At least three letters or digits, each alone. */
const SPELLED = /(?<!\S)\S(?: \S){2,}(?!\S)/gu;

/**
 * A text as people read it, whatever its letters are made of and parted by: `s-l-0-t  g a c o r` is `slot gacor`. Numbers
 * behind letters stay: names have them.
 */
function asRead(plain: string, upright: (typeof UPRIGHTS)[number]): string {
  const together = plain.replace(SPELLED, (run) => run.replaceAll(' ', ''));
  return together.replace(TOKEN, (token) => {
    const [, letters = '', number = ''] = /^(.*?)(\d{2,}|)$/u.exec(token) ?? [];
    return isWord(letters) ? readAs(letters, upright) + number : token;
  });
}

function isGambling(text: string): boolean {
  const hints = HINTS.filter((hint) => hint.test(text)).length + Number(BRAND.test(text));
  return GAMBLING.test(text) || hints > 1;
}

/**
 * What kind of advertisement a message of live chat looks like; null: none. Such a message is shown to the host first.
 * Made for Indonesia, where chats are flooded with online gambling and with numbers to write to.
 * @example spamKind('sl0t g-a-c-o-r hari ini') // 'gambling'
 * @example spamKind('jual tiket, wa o812 3456 789o') // 'contact'
 */
export function spamKind(text: string): SpamKind | null {
  const plain = undressed(text);
  const readings = UPRIGHTS.map((upright) => asRead(plain, upright));
  const squeezed = readings.map((reading) => reading.replace(/\s/g, ''));
  if ([plain, ...readings].some(isGambling) || squeezed.some((text) => GAMBLING_SQUEEZED.test(text)))
    return 'gambling';
  return CONTACT_LINK.test(plain) || hasPhoneNumber(plain) ? 'contact' : null;
}
