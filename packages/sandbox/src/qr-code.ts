import { type Charge, type ChargeForm, type ChargeMoney, iso, newCharge } from './charge.js';
import { amountNeeded, check, invalid, isUrl, type Rule, randomDigits, referenceNeeded } from './wish.js';

const minimumAmount = 1_500;
const maximumAmount = 20_000_000;
/** A dynamic code ends by itself. */
const life = 48 * 3_600_000;

const rules: readonly Rule[] = [
  referenceNeeded,
  invalid('"type" must be DYNAMIC; the sandbox draws no other', ({ type }) => type !== 'DYNAMIC'),
  invalid('"callback_url" must be an address of http or https', ({ callback_url }) => !isUrl(callback_url)),
  amountNeeded('amount'),
  invalid(
    '"amount" must be between 1,500 and 20,000,000',
    ({ amount }) => Number(amount) < minimumAmount || Number(amount) > maximumAmount,
  ),
];

/** Strings that are drawn as a picture and scanned: `/qr_codes`. */
export const qrForm: ChargeForm = {
  open(wish, { now }) {
    check(rules, wish, now);
    const amount = Number(wish.amount);
    return newCharge(
      {
        kind: 'qr',
        id: `qr_${crypto.randomUUID()}`,
        external_id: String(wish.external_id),
        channel: 'QRIS',
        amount,
        reference: qrString(amount),
        callback_url: String(wish.callback_url),
        expires_at: now + life,
      },
      now,
    );
  },
  answer: (charge) => ({
    ...code(charge),
    amount: charge.amount,
    callback_url: charge.callback_url,
    description: '',
    status: charge.state === 'open' ? 'ACTIVE' : 'INACTIVE',
    created: iso(charge.created_at),
    updated: iso(charge.updated_at),
  }),
  money: payment,
  paid: (charge, money) => ({ event: 'qr.payment', ...payment(charge, money) }),
  ended: null,
};

const code = ({ id, external_id, reference }: Charge) => ({
  id,
  external_id,
  qr_string: reference,
  type: 'DYNAMIC',
});

function payment(charge: Charge, { payment_id, amount, paid_at }: ChargeMoney): Record<string, unknown> {
  return { id: payment_id, amount, created: iso(paid_at), qr_code: code(charge), status: 'COMPLETED' };
}

/** The string of the standard: tagged fields, the amount and a number of its own among them, a checksum at the end. */
function qrString(amount: number): string {
  const fields = [
    tagged('00', '01'),
    tagged('01', '12'),
    tagged('26', tagged('00', 'CO.XENDIT.WWW') + tagged('02', randomDigits(18))),
    tagged('52', '7922'),
    tagged('53', '360'),
    tagged('54', String(amount)),
    tagged('58', 'ID'),
    tagged('59', 'PANGGUNG SANDBOX'),
    tagged('60', 'BANDUNG'),
    tagged('62', tagged('05', randomDigits(10))),
  ];
  const text = `${fields.join('')}6304`;
  return text + checksum(text);
}

const tagged = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
