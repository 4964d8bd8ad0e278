import type { IdentityMail } from '../ports.js';
import { type Letter, siteAddress } from './layout.js';

export interface IdentityMailFacts {
  productName: string;
  /** Where links lead. */
  siteUrl: string;
}

const words = {
  verifyEmail: {
    subject: 'Verifikasi alamat e-mail kamu',
    opening: 'Satu langkah lagi: pastikan alamat ini milikmu',
    label: 'Verifikasi e-mail',
    closing: 'Kalau kamu tidak mendaftar, abaikan surel ini.',
  },
  resetPassword: {
    subject: 'Atur ulang kata sandi kamu',
    opening: 'Buat kata sandi baru untuk akunmu',
    label: 'Atur ulang kata sandi',
    closing: 'Kalau kamu tidak memintanya, abaikan surel ini. Kata sandimu tidak berubah.',
  },
} satisfies Record<IdentityMail['mode'], Record<string, string>>;

/** What the identity service would mail with a code it gave out; the link leads to the site. B-39, B-41. */
export function identityMail(
  { mode, email, code }: IdentityMail,
  { productName, siteUrl }: IdentityMailFacts,
): Letter {
  const { subject, opening, label, closing } = words[mode];
  const query = new URLSearchParams({ mode, oobCode: code });
  const url = siteAddress(siteUrl, `/auth/account?${query}`);
  const facts = [['Akun', email]] as const;
  return { to: email, productName, subject, opening, facts, action: { label, url }, closing: [closing] };
}
