const number = 'Enter the account number above.';
const same = 'Check that the amount is exactly the same, then confirm.';
const card = 'Insert your card and enter the PIN.';
const receipt = 'Keep the receipt until your ticket is there.';
const back = 'Come back to this page; it changes by itself.';

/** A way's heading, then its steps. */
type Way = readonly [heading: string, ...steps: string[]];

const ways = {
  BCA: [
    [
      'BCA mobile',
      'Open BCA mobile and choose m-Transfer.',
      'Choose BCA Virtual Account.',
      'Enter the account number above, then choose Send.',
      same,
      'Enter your m-BCA PIN.',
    ],
    [
      'KlikBCA',
      'Log in to KlikBCA Individual.',
      'Choose Transfer Dana (fund transfer), then Transfer ke BCA Virtual Account.',
      number,
      same,
      'Enter the KeyBCA response.',
    ],
    [
      'BCA ATM',
      card,
      'Choose Transaksi Lainnya (other transactions), Transfer, then ke Rekening BCA Virtual Account.',
      number,
      same,
      receipt,
    ],
  ],
  BNI: [
    [
      'BNI Mobile Banking',
      'Open BNI Mobile Banking and choose Transfer.',
      'Choose Virtual Account Billing, then the account to pay from.',
      number,
      same,
      'Enter your transaction password.',
    ],
    [
      'BNI Internet Banking',
      'Log in to BNI Internet Banking.',
      'Choose Transaksi, Info dan Administrasi, then Atur Rekening Tujuan, and save the number above.',
      'Choose Transfer, Antar Rekening BNI.',
      same,
      'Enter the m-Secure code.',
    ],
    [
      'BNI ATM',
      card,
      'Choose Menu Lain (other menu), Transfer, then Virtual Account Billing.',
      number,
      same,
      receipt,
    ],
  ],
  BRI: [
    [
      'BRImo',
      'Open BRImo and choose BRIVA.',
      'Choose Pembayaran Baru (new payment).',
      number,
      same,
      'Enter your BRImo PIN.',
    ],
    [
      'BRI Internet Banking',
      'Log in to BRI Internet Banking.',
      'Choose Pembayaran dan Pembelian (payment and purchase), then BRIVA.',
      number,
      same,
      'Enter your password and mToken.',
    ],
    [
      'BRI ATM',
      card,
      'Choose Transaksi Lain (other transactions), Pembayaran, Lainnya, then BRIVA.',
      number,
      same,
      receipt,
    ],
  ],
  MANDIRI: [
    [
      "Livin' by Mandiri",
      "Open Livin' by Mandiri and choose Bayar (pay).",
      'Choose Multipayment, or look for the name of the payment provider.',
      number,
      same,
      "Enter your Livin' PIN.",
    ],
    [
      'Mandiri Internet Banking',
      'Log in to Mandiri Internet Banking.',
      'Choose Pembayaran (payment), then Multipayment.',
      'Choose the payment provider and enter the account number above.',
      same,
      'Enter the code of your token.',
    ],
    [
      'Mandiri ATM',
      card,
      'Choose Bayar/Beli (pay or buy), Lainnya, then Multipayment.',
      'The first five digits of the number above are the company code; go on with the whole number.',
      same,
      receipt,
    ],
  ],
  PERMATA: [
    [
      'PermataMobile X',
      'Open PermataMobile X and choose Bayar Tagihan (pay a bill).',
      'Choose Virtual Account.',
      number,
      same,
      'Enter your PIN.',
    ],
    [
      'PermataNet',
      'Log in to PermataNet.',
      'Choose Pembayaran Tagihan (bill payment), then Virtual Account.',
      number,
      same,
      'Enter the token code.',
    ],
    [
      'Permata ATM',
      card,
      'Choose Transaksi Lainnya (other transactions), Pembayaran, Pembayaran Lainnya, then Virtual Account.',
      number,
      same,
      receipt,
    ],
  ],
  CIMB: [
    [
      'OCTO Mobile',
      'Open OCTO Mobile and choose Transfer.',
      'Choose Virtual Account, then the account to pay from.',
      number,
      same,
      'Enter your OCTO Mobile PIN.',
    ],
    [
      'OCTO Clicks',
      'Log in to OCTO Clicks.',
      'Choose Bayar Tagihan (pay a bill), then Virtual Account.',
      number,
      same,
      'Enter your mPIN or the token code.',
    ],
    [
      'CIMB Niaga ATM',
      card,
      'Choose Pembayaran (payment), Lanjut, then Virtual Account.',
      number,
      same,
      receipt,
    ],
  ],
  BSI: [
    [
      'BYOND by BSI',
      'Open BYOND by BSI and choose Bayar (pay).',
      'Choose Virtual Account or E-Commerce.',
      number,
      same,
      'Enter your PIN.',
    ],
    [
      'BSI Net Banking',
      'Log in to BSI Net Banking.',
      'Choose Pembayaran (payment), then Virtual Account.',
      number,
      same,
      'Enter the code that was sent to your phone.',
    ],
    [
      'BSI ATM',
      card,
      'Choose Menu Utama (main menu), Pembayaran/Pembelian, then Virtual Account.',
      number,
      same,
      receipt,
    ],
  ],
  OVO: [
    [
      'OVO app',
      'Open the OVO app on the phone with the number above.',
      'Choose the notification of this payment, or find it under Notifications.',
      'Check the amount and choose OVO Cash or OVO Points.',
      'Confirm and pay within 30 seconds of your order.',
      back,
    ],
  ],
  DANA: [
    [
      'DANA page',
      'Go on to the DANA page in the new tab.',
      'Log in with the phone number of your DANA account.',
      'Enter your PIN and the one-time code from DANA.',
      'Check the amount, then choose Pay.',
      back,
    ],
  ],
  LINKAJA: [
    [
      'LinkAja page',
      'Go on to the LinkAja page in the new tab.',
      'Log in with the phone number that you entered.',
      'Enter your PIN and the one-time code from LinkAja.',
      'Check the amount, then confirm within 5 minutes.',
      back,
    ],
  ],
  QRIS: [
    [
      'Scan the QR code',
      'Open a wallet or bank app that pays by QRIS.',
      'Choose Scan, Pay, or QRIS.',
      'Point the camera at the QR code above.',
      'Check the name of the receiver and the amount, then enter your PIN.',
      back,
    ],
    [
      'From the same phone',
      'Take a screenshot of the QR code above.',
      'Open a wallet or bank app and choose Scan.',
      'Choose the picture from your gallery.',
      'Check the name of the receiver and the amount, then enter your PIN.',
    ],
  ],
  ALFAMART: [
    [
      'Pay at the till',
      'Go to an Alfamart, Alfamidi, Dan+Dan, or Lawson near you.',
      'Tell the cashier that you want to pay an online bill (tagihan online).',
      'Show or read out the payment code above.',
      'Check the name and amount that the cashier tells you, then pay with or without cash.',
      receipt,
    ],
  ],
  INDOMARET: [
    [
      'Pay at the till',
      'Go to an Indomaret or Ceriamart near you.',
      'Tell the cashier that you want to pay an online bill (tagihan online).',
      'Show or read out the payment code above.',
      'Check the name and amount that the cashier tells you, then pay with or without cash.',
      receipt,
    ],
  ],
} satisfies Record<string, readonly Way[]>;

/**
 * How to pay by a channel, in English: plain text, cut like the server's own, or null for one that is not known here.
 * Loaded by itself and only where English is read; the server's text is Indonesian. H-29.
 * @example instructionEn('OVO') // 'OVO app\nOpen the OVO app on the phone with the number above.\n...'
 */
export function instructionEn(channelCode: string): string | null {
  if (!Object.hasOwn(ways, channelCode)) return null;
  const known: readonly Way[] = ways[channelCode as keyof typeof ways];
  return known.map((way) => way.join('\n')).join('\n\n');
}
