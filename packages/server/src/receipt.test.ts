import type { Payment } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { addCoupon, redeem, take, takeByCoupon } from '../../../tests/buying.js';
import type { Person } from '../../../tests/people.js';
import type { Mail } from './ports.js';
import { sellingOf } from './selling.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
  Object.assign(api.ports.settings, { taxLine: 'Termasuk PPN', refundPolicy: 'Uang kembali sampai H-7.' });
});
afterAll(() => api.stop());

let guests = 0;
const guest = () => `receipt-${++guests}@panggung.test`;

/** Somebody whose profile is complete. */
async function person(fields: { full_name?: string } = {}): Promise<Person> {
  const who = await api.signIn();
  const { database } = api.ports;
  const { id: work } = await database.selectFrom('work').select('id').executeTakeFirstOrThrow();
  const { id: city } = await database.selectFrom('city').select('id').executeTakeFirstOrThrow();
  const change = database.updateTable('user_account').set({ phone: '081234567890', work, city, ...fields });
  await change.where('id', '=', Number(who.user.id)).execute();
  return who;
}

/** A person orders by BCA, for themselves or another. */
async function orderAs(person: Person, fields: Record<string, unknown> = {}) {
  const show = await api.addShow();
  const body = {
    room_id: show.id,
    bank_code: 'BCA',
    name: 'x',
    expected_amount: show.ticket_price,
    ...fields,
  };
  const headers = { ...person.headers, 'idempotency-key': crypto.randomUUID() };
  const { data, message } = await api.post<Payment>('/api/v1/payment-va', body, headers);
  expect(message).toBeUndefined();
  return { show, payment: data };
}

const mailsTo = async (email: string | null) => (await api.mails()).filter(({ to }) => to === email);
const lastTo = async (email: string | null): Promise<Mail> => {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
};

/** What the menu tells somebody. */
async function toldIn({ user }: Person): Promise<string[]> {
  const told = api.ports.database.selectFrom('notification').select(['title', 'description']);
  const rows = await told.where('user_id', '=', Number(user.id)).execute();
  return rows.map(({ title, description }) => `${title}: ${description}`);
}
const giftNews = ({ user }: Person) =>
  expect.stringMatching(`^Kamu dapat tiket: ${user.full_name} memberimu tiket Malam Tepi Laut, .+ WIB`);

/** Where a ticket in an account leads. */
const linksTo = ({ id }: Payment, show: { id: unknown }) => [
  `Lihat tiket: http://localhost:5173/cardingyourticket?id=${id}\n`,
  `Buka acara: http://localhost:5173/show/detail?id=${show.id}\n`,
];

describe('a receipt', () => {
  it('tells a guest number, channel, amount, taxes and the refund policy, with the code and the date', async () => {
    const show = await api.addShow();
    const { data: payment } = await api.order({ email: guest(), show });
    await api.pay(payment);
    const mail = await lastTo(payment.email);
    const lines = [
      `Kode tiket: ${payment.code_guest}`,
      `No. pembayaran: ${payment.id}`,
      'Dibayar lewat: BCA Virtual Account',
      'Jumlah: Rp. 150,000',
      'Pajak: Termasuk PPN',
      'Uang kembali sampai H-7.',
      `&code=${payment.code_guest}`,
    ];
    for (const line of lines) expect(mail.text).toContain(line);
    expect(mail.text).not.toContain('/cardingyourticket');
    const [file] = mail.files ?? [];
    expect(file?.name).toBe('acara.ics');
    expect(file?.type).toMatch(/^text\/calendar/);
    expect(file?.content).toContain('SUMMARY:Malam Tepi Laut');
    // A calendar is shared more freely than a mail.
    expect(file?.content).not.toContain(String(payment.code_guest));
  });

  it('names the donation in it', async () => {
    const show = await api.addShow({ ticket_type: 'flexible', ticket_price: 20_000 });
    const { data: payment } = await api.order({ email: guest(), show, donate: 5_000 });
    await api.pay(payment);
    const { text } = await lastTo(payment.email);
    expect(text).toContain('Termasuk donasi: Rp. 5,000\nJumlah: Rp. 25,000');
  });

  it('of a free ticket says how it was had, and nothing of a payment, taxes or money back', async () => {
    const pass = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const coded = await api.addShow({ ticket_type: 'free', ticket_price: 0, redeem_code: 'OMBAK7' });
    const [taker, redeemer] = [guest(), guest()];
    await api.takeFree({ email: taker, show: pass });
    await redeem(api, { as: { email: redeemer }, show: coded, code: 'OMBAK7' });
    const ayu = await person();
    const couponId = await addCoupon(api, { owner: ayu, type: 'FREE-ONE' });
    await takeByCoupon(api, { as: { person: ayu }, show: await api.addShow(), couponId });
    const prices = {
      [taker]: 'Gratis',
      [redeemer]: 'Gratis dengan kode redeem',
      [ayu.email]: 'Gratis dengan kupon',
    };
    for (const [email, price] of Object.entries(prices)) {
      const { text } = await lastTo(email);
      expect(text).toContain('Tiketnya sudah terbit. Sampai jumpa di Malam Tepi Laut');
      expect(text).toContain(`Harga: ${price}\n`);
      expect(text).not.toMatch(/[Pp]embayaran|[Dd]ibayar|Pajak|Uang kembali/);
    }
  });

  it('of a free ticket for another says so to both', async () => {
    const [giver, friend] = [await person(), await person()];
    const show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    await take(api, { as: { person: giver, receiver: friend }, show });
    expect((await lastTo(giver.email)).subject).toBe('Tiket terkirim: Malam Tepi Laut');
    expect((await lastTo(friend.email)).text).toContain('memberimu tiket Malam Tepi Laut');
    expect(await toldIn(friend)).toEqual([giftNews(giver)]);
  });

  it('of a show that is over has no date to keep', async () => {
    const show = await api.addShow({ video_status: 'ENDED' });
    const { data: payment } = await api.order({ email: guest(), show });
    await api.pay(payment);
    expect((await lastTo(payment.email)).files).toBeUndefined();
  });
});

describe('mails to who has an account', () => {
  it('go to its address: the order leads to the waiting payment, the receipt to ticket and show', async () => {
    const ayu = await person();
    const { payment, show } = await orderAs(ayu);
    const order = await lastTo(ayu.email);
    expect(order.text).toContain(`Lihat pembayaran: http://localhost:5173/PaymentDetail?id=${show.id}`);
    await api.pay(payment);
    const receipt = await lastTo(ayu.email);
    expect(receipt.subject).toBe('Tiket kamu: Malam Tepi Laut');
    expect(receipt.text).toContain('Tiketnya ada di akunmu.');
    expect(receipt.text).not.toContain('Kode tiket');
    for (const link of linksTo(payment, show)) expect(receipt.text).toContain(link);
    expect(receipt.files).toHaveLength(1);
  });

  it('tell of a ticket for another: the buyer gets the receipt, the other the ticket, neither the address of the other', async () => {
    const [buyer, friend] = [await person(), await person()];
    const { payment, show } = await orderAs(buyer, { for_user_id: friend.user.id });
    const order = await lastTo(buyer.email);
    expect(order.text).toContain(`/PaymentDetail?id=${show.id}&forUserId=${friend.user.id}`);
    await api.pay(payment);
    const receipt = await lastTo(buyer.email);
    for (const { text } of [order, receipt]) expect(text).not.toContain('akunmu');
    expect(receipt.subject).toBe('Bukti pembayaran: Malam Tepi Laut');
    expect(receipt.text).toContain('Untuk: ');
    expect(receipt.files).toBeUndefined();
    const gift = await lastTo(friend.email);
    expect(gift.subject).toBe('Tiket untukmu: Malam Tepi Laut');
    expect(gift.text).not.toMatch(/Rp\.|No\. pembayaran/);
    for (const link of linksTo(payment, show)) expect(gift.text).toContain(link);
    expect(gift.files).toHaveLength(1);
    expect(gift.text + gift.html).not.toContain(buyer.email);
    expect(receipt.text + receipt.html).not.toContain(friend.email);
    expect(await mailsTo(friend.email)).toHaveLength(1);
    expect(await toldIn(friend)).toEqual([giftNews(buyer)]);
    expect(await toldIn(buyer)).toEqual([]);
  });
});

it('a ticket for another that was not paid for is told to who wanted to pay, and not to the other', async () => {
  const [buyer, friend] = [await person(), await person()];
  const { payment } = await orderAs(buyer, { for_user_id: friend.user.id });
  api.gateway.expire(String(payment.external_id));
  await sellingOf(api.ports).inquiries.refresh(String(payment.id));
  const told = api.ports.database.selectFrom('notification').select('user_id');
  const rows = await told.where('occasion', '=', `ticket ${payment.id} failed`).execute();
  expect(rows).toEqual([{ user_id: Number(buyer.user.id) }]);
  expect(await mailsTo(friend.email)).toEqual([]);
});

describe('the mail of an order', () => {
  it('names the code for a counter, and leads to a QR code', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const show = await api.addShow();
    const order = { email: guest(), room_id: show.id };
    const retail = { ...order, retail_outlet_name: 'ALFAMART', expected_amount: show.ticket_price };
    const { data: counter } = await api.post('/api/v1/payment-retail/guest', retail, headers);
    expect((await lastTo(counter.email)).text).toContain(`Kode pembayaran: ${counter.payment_code}`);
    const scan = { ...order, email: guest(), ewallet_type: 'QRIS', amount: show.ticket_price };
    const { data: qr } = await api.post('/api/v1/payment-ewallet/guest', scan, {
      'idempotency-key': crypto.randomUUID(),
    });
    const { text } = await lastTo(qr.email);
    expect(text).toContain('pindai');
    expect(text).not.toContain(String(qr.qr_string));
  });
});

it('a mail of money owed says where it goes back to, or asks where', async () => {
  const show = await api.addShow();
  const { data: bank } = await api.order({ email: guest(), show });
  await api.pay(bank, { amount: 1_000 });
  expect((await lastTo(bank.email)).text).toContain('nama bank, nomor rekening');
  const scan = { email: guest(), room_id: show.id, ewallet_type: 'QRIS', amount: show.ticket_price };
  const { data: qr } = await api.post('/api/v1/payment-ewallet/guest', scan, {
    'idempotency-key': crypto.randomUUID(),
  });
  await api.pay(qr, { amount: 1_500 });
  expect((await lastTo(qr.email)).text).toContain('kembalikan penuh ke QRIS kamu');
});

it('whatever a person calls themselves, a mail is only text', async () => {
  const buyer = await person({ full_name: '<img src=x onerror=alert(1)>\r\nBcc: all@x.example' });
  const friend = await person();
  const { payment } = await orderAs(buyer, { for_user_id: friend.user.id });
  await api.pay(payment);
  const gift = await lastTo(friend.email);
  expect(gift.html).not.toContain('<img');
  expect(gift.subject).not.toMatch(/[\r\n]/);
});
