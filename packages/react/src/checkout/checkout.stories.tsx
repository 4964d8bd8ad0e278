import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import {
  buyerProfile,
  expectState,
  holdAllSeats,
  lineTo,
  openSaleIn,
  order,
  orderElsewhere,
  type Played,
  passTime,
  pay,
  press,
  reachMethods,
  reachPending,
  signIn,
  signInBuyer,
  typeEmail,
  untilState,
  wordsOf,
} from '../../../../.storybook/play.js';
import { showId } from '../../../../.storybook/shows.js';
import { Checkout } from './checkout.js';

const meta = {
  component: Checkout,
  parameters: { tag: 'panggung-checkout' },
  args: { show: showId('ombak-utara') },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = { play: untilState('email') };

export const EmailInvalid: Story = {
  play: async (played) => {
    await typeEmail(played, 'ayu@kampus');
    await played.canvas.findByText(wordsOf(played).email_invalid);
  },
};

export const EmailLooksMistyped: Story = {
  play: async (played) => {
    await typeEmail(played, 'ayu@gmial.com');
    await played.canvas.findByRole('button', { name: 'ayu@gmail.com' });
  },
};

export const Registered: Story = {
  play: async (played) => {
    await typeEmail(played, 'halo@rumah-musik-braga.example');
    await press(played, wordsOf(played).choose_method);
    await expectState(played, 'registered');
  },
};

export const TicketExists: Story = {
  play: async (played) => {
    await orderElsewhere(played, showId('ombak-utara'), 'lama@kampus.example');
    await typeEmail(played, 'lama@kampus.example');
    await press(played, wordsOf(played).choose_method);
    await expectState(played, 'ticket_exists');
  },
};

export const Method: Story = {
  play: async (played) => {
    await reachMethods(played);
    await expect(played.canvas.getByRole('button', { name: wordsOf(played).next })).toBeDisabled();
  },
};

export const Pending: Story = {
  play: async (played) => {
    await reachPending(played, 'pending@kampus.example');
  },
};

export const PendingOffline: Story = {
  play: async (played) => {
    await reachPending(played, 'offline@kampus.example');
    lineTo(played, 'off');
    await press(played, wordsOf(played).refresh);
    await played.canvas.findByText(wordsOf(played).offline);
  },
};

export const Completed: Story = {
  play: async (played) => {
    await pay(await reachPending(played, 'lunas@kampus.example'));
    await expectState(played, 'completed');
  },
};

export const Failed: Story = {
  args: { show: showId('topeng-kedua') },
  play: async (played) => {
    await reachPending(played, 'gagal@kampus.example');
    await passTime(3 * 24 * 3_600_000);
    await press(played, wordsOf(played).refresh);
    await expectState(played, 'failed');
  },
};

export const SoldOut: Story = {
  args: { show: showId('kereta-terakhir') },
  play: untilState('sold_out'),
};

export const AllHeldWhileChoosing: Story = {
  args: { show: showId('kota-tanpa-tidur') },
  play: async (played) => {
    await reachMethods(played, 'hampir@kampus.example');
    await holdAllSeats(played, showId('kota-tanpa-tidur'));
    await order(played);
    await expectState(played, 'all_held');
  },
};

export const Unreachable: Story = {
  play: async (played) => {
    await expectState(played, 'email');
    lineTo(played, 'off');
    await typeEmail(played, 'putus@kampus.example');
    await press(played, wordsOf(played).choose_method);
    await played.canvas.findByRole('alert');
  },
};

export const InADialog: Story = { args: { variant: 'dialog' }, play: untilState('email') };

/** Types into the field of this name, as a person does. */
async function typeInto({ canvas }: Played, label: string, text: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(label), text);
}

/** From the address to the screen behind it. */
async function enter(played: Played, email: string, ...states: string[]): Promise<void> {
  await typeEmail(played, email);
  await press(played, wordsOf(played).choose_method);
  await expectState(played, ...states);
}

export const Donation: Story = {
  args: { show: showId('bulan-di-atas-kali') },
  play: async (played) => {
    await enter(played, 'donasi@kampus.example', 'donation');
    await typeInto(played, wordsOf(played).donation, '25000');
  },
};

export const DonationTooLarge: Story = {
  args: { show: showId('bulan-di-atas-kali') },
  play: async (played) => {
    const words = wordsOf(played);
    await enter(played, 'terlalu@kampus.example', 'donation');
    await typeInto(played, words.donation, '9999999999999');
    await played.canvas.findByText(words.donation_max);
  },
};

export const RedeemCode: Story = {
  args: { show: showId('malam-puisi-gudang') },
  play: (played) => enter(played, 'kode@kampus.example', 'redeem'),
};

export const RedeemCodeWrong: Story = {
  args: { show: showId('malam-puisi-gudang') },
  play: async (played) => {
    const words = wordsOf(played);
    await enter(played, 'salah@kampus.example', 'redeem');
    await typeInto(played, words.redeem_code, 'SALAH');
    await press(played, words.next);
    await played.canvas.findByText(words.redeem_code_wrong);
  },
};

export const RedeemCodeValidating: Story = {
  args: { show: showId('malam-puisi-gudang') },
  play: async (played) => {
    const words = wordsOf(played);
    await enter(played, 'benar@kampus.example', 'redeem');
    await typeInto(played, words.redeem_code, 'PETI-KEMAS');
    await press(played, words.next);
    await expectState(played, 'validating', 'completed');
  },
};

export const Phone: Story = {
  play: async (played) => {
    const words = wordsOf(played);
    await reachMethods(played, 'telepon@kampus.example');
    await order(played, /OVO/);
    await typeInto(played, words.phone_number, '0812345');
    await press(played, words.next);
    await played.canvas.findByText(words.phone_length);
  },
};

export const PayByPhone: Story = {
  play: async (played) => {
    const words = wordsOf(played);
    await reachMethods(played, 'ovo@kampus.example');
    await order(played, /OVO/);
    await expectState(played, 'phone');
    await typeInto(played, words.phone_number, '081234567890');
    await expectState(played, 'phone');
    await press(played, words.next);
    await expectState(played, 'pending');
  },
};

export const PayByQrCode: Story = {
  play: async (played) => {
    await reachMethods(played, 'qris@kampus.example');
    await order(played, /QRIS/);
    await played.canvas.findByRole('img', { name: /Rp/ }, { timeout: 30_000 });
  },
};

export const PayAtACounter: Story = {
  play: async (played) => {
    await reachMethods(played, 'alfa@kampus.example');
    await order(played, /Alfamart/);
    await expectState(played, 'pending');
  },
};

export const PayOnAPageThatDidNotOpen: Story = {
  play: async (played) => {
    const open = spyOn(globalThis, 'open').mockReturnValue(null);
    await reachMethods(played, 'dana@kampus.example');
    await order(played, /DANA/);
    open.mockRestore();
    const name = new RegExp(wordsOf(played).continue_payment);
    await played.canvas.findByRole('link', { name }, { timeout: 30_000 });
  },
};

export const CouponForHalf: Story = {
  play: async (played) => {
    await signInBuyer(played, ['DISC-50', 'FREE-ONE']);
    await order(played, /DISC-50/);
    await played.canvas.findByText(wordsOf(played).method_needed);
  },
};

export const CouponForAll: Story = {
  play: async (played) => {
    await signInBuyer(played, ['FREE-ONE']);
    await userEvent.click(await played.canvas.findByRole('radio', { name: /FREE-ONE/ }));
    await expect(played.canvas.queryByRole('radio', { name: /BCA/ })).toBeNull();
  },
};

/** A person's payment that waits. */
async function reachOwnPending(played: Played): Promise<void> {
  await signInBuyer(played);
  await expectState(played, 'method');
  await order(played);
  await expectState(played, 'pending');
}

export const PendingOfAPerson: Story = { play: reachOwnPending };

export const DeletePayment: Story = {
  play: async (played) => {
    await reachOwnPending(played);
    await press(played, wordsOf(played).delete_payment);
    await expectState(played, 'delete_prompt');
  },
};

export const Deleted: Story = {
  play: async (played) => {
    await reachOwnPending(played);
    await press(played, wordsOf(played).delete_payment);
    await press(played, wordsOf(played).delete);
    await expectState(played, 'deleted');
  },
};

export const ProfileIncomplete: Story = {
  play: async (played) => {
    await signIn(played, { profile: { phone: '081234567890' } });
    await expectState(played, 'profile_incomplete');
  },
};

export const OwnShow: Story = {
  args: { show: showId('tanpa-gambar') },
  beforeEach: (story) => signIn(story, { profile: buyerProfile, shows: [showId('tanpa-gambar')] }),
  play: untilState('own_show'),
};

export const Queue: Story = {
  args: { show: showId('layar-tancap') },
  beforeEach: () => openSaleIn(showId('layar-tancap'), 600_000),
  play: untilState('queue'),
};

/** Only a button to buy asks this; the tag of the checkout alone does not. */
export const LoginPrompt: Story = {
  args: { variant: 'dialog', asks: true },
  parameters: { tag: '' },
  play: untilState('login_prompt'),
};
