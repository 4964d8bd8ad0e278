import { type Letter, siteAddress } from './layout.js';
import { type ShowFacts, showFacts, wib } from './show-facts.js';

export interface OfferFacts extends ShowFacts {
  /** What an order shows to take the seat. */
  secret: string;
  /** Epoch ms. */
  expiresAt: number;
}

/** Offers a seat that came back to who waited for it. The secret stands in the fragment: no server and no log sees it. AMB-196. */
export function offerMail(offer: OfferFacts): Letter {
  const { to, productName, siteUrl, show, secret, expiresAt } = offer;
  const url = siteAddress(siteUrl, `/withEmail?id=${encodeURIComponent(show.id)}#offer=${secret}`);
  return {
    to,
    productName,
    subject: `Ada kursi untuk kamu: ${show.name}`,
    opening: `Giliranmu: satu kursi ${show.name} kami simpan untuk kamu`,
    facts: [...showFacts(offer), ['Pesan sebelum', wib(expiresAt)]],
    action: { label: 'Pesan tiket', url },
    closing: [
      `Pesan dengan alamat ini, ${to}. Setelah batas waktu di atas, kursinya kami tawarkan ke antrean berikutnya.`,
      'Surel ini datang karena alamat ini ada di daftar tunggu. Kalau tidak jadi, abaikan saja.',
    ],
  };
}
