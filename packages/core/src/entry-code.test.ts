import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import {
  ENTRY_ALPHABET,
  type EntryTicket,
  entryCodeHash,
  entryWords,
  formatEntryCode,
  importEntryKey,
  parseEntryCode,
  spacedCode,
  verifyEntryCode,
} from './entry-code.js';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

async function makeSigner() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return {
    publicKey: await importEntryKey({ kty: 'EC', crv: 'P-256', x, y }),
    async sign(ticket: EntryTicket) {
      const words = new TextEncoder().encode(entryWords(ticket));
      return formatEntryCode(ticket, new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, words)));
    },
  };
}

let ours: Awaited<ReturnType<typeof makeSigner>>;
let theirs: typeof ours;
beforeAll(async () => {
  [ours, theirs] = [await makeSigner(), await makeSigner()];
});

const codes = fc.string({ unit: fc.constantFrom(...ENTRY_ALPHABET), minLength: 10, maxLength: 10 });
const tickets = fc.record({ room: fc.nat().map(String), code: codes });
const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 });
/** As people write it down: small letters, gaps, O for 0, I and L for 1. */
const slips = fc.func(fc.constantFrom('0O', '0o', '1I', '1l', '1L', '1i'));

const nearlyCodes = fc.string({ unit: fc.constantFrom(...'PE1.7k-OIlu \n'), maxLength: 130 });

const ticket = { room: '7', code: 'K7M2Q9X4TZ' };

describe('an entry code', () => {
  it('says which ticket of which show it is, in characters a QR code keeps short', () => {
    fc.assert(
      fc.property(tickets, signatures, (said, signed) => {
        const text = formatEntryCode(said, signed);
        expect(text).toMatch(/^[0-9A-Z $%*+\-./:]{119,}$/);
        expect(parseEntryCode(text)).toEqual({ ...said, signed: true });
      }),
    );
  });

  it('is read as it is typed, too', () => {
    fc.assert(
      fc.property(codes, slips, (code, slip) => {
        const written = [...code].map((sign) => {
          const [right = '', wrong = ''] = slip(sign);
          return sign === right ? wrong : sign;
        });
        const typed = ` ${written.slice(0, 5).join('')} - ${written.slice(5).join('').toLowerCase()}\n`;
        expect(parseEntryCode(typed)).toEqual({ room: null, code, signed: false });
      }),
    );
  });

  it('is read out in halves, which can be typed as they are', () => {
    expect(spacedCode(ticket.code)).toBe('K7M2Q 9X4TZ');
    expect(parseEntryCode(spacedCode(ticket.code))?.code).toBe(ticket.code);
  });

  it('is nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearlyCodes), (text) => {
        const entry = parseEntryCode(text);
        if (entry) expect(entry.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      }),
    );
  });

  test.each([
    '',
    'K7M2Q9X4T',
    'K7M2Q9X4TZA',
    'K7M2Q9X4TU',
    'PE1.7.K7M2Q9X4TZ',
    'PE1.7.K7M2Q9X4TZ.',
    `PE2.7.K7M2Q9X4TZ.${'0'.repeat(103)}`,
    `PE1..K7M2Q9X4TZ.${'0'.repeat(103)}`,
    `PE1.7.K7M2Q9X4TZ.${'0'.repeat(102)}`,
    `PE1.7.K7M2Q9X4TZ.${'0'.repeat(103)}.0`,
    'https://panggung.example/show/detail?id=7',
  ])('is not %j', (text) => expect(parseEntryCode(text)).toBeNull());
});

describe('a signature', () => {
  it('is known by the public key alone, however the code was copied', async () => {
    const text = await ours.sign(ticket);
    expect(await verifyEntryCode(text, ours.publicKey)).toBe(true);
    expect(await verifyEntryCode(` ${text.toLowerCase()} `, ours.publicKey)).toBe(true);
    expect(await verifyEntryCode(text, theirs.publicKey)).toBe(false);
    expect(await verifyEntryCode(ticket.code, ours.publicKey)).toBe(false);
    expect(await verifyEntryCode('neither', ours.publicKey)).toBe(false);
  });

  it('is of one code and one show', async () => {
    const signed = (await ours.sign(ticket)).split('.').at(-1);
    expect(await verifyEntryCode(`PE1.8.${ticket.code}.${signed}`, ours.publicKey)).toBe(false);
    expect(await verifyEntryCode(`PE1.7.K7M2Q9X4TY.${signed}`, ours.publicKey)).toBe(false);
  });

  it('is broken by any other character', async () => {
    const text = await ours.sign(ticket);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: text.length - 103, max: text.length - 1 }),
        fc.constantFrom(...ENTRY_ALPHABET),
        async (at, sign) => {
          const other = text.slice(0, at) + sign + text.slice(at + 1);
          expect(await verifyEntryCode(other, ours.publicKey)).toBe(other === text);
        },
      ),
    );
  });
});

it('is kept by a door as a hash of its show and code', async () => {
  expect(await entryCodeHash(ticket)).toBe(await entryCodeHash({ ...ticket }));
  expect(await entryCodeHash(ticket)).toMatch(/^[0-9a-f]{16}$/);
  expect(await entryCodeHash({ ...ticket, room: '8' })).not.toBe(await entryCodeHash(ticket));
});
