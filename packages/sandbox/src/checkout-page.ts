import { html } from 'hono/html';
import { type Charge, isChargeOpen } from './charge.js';
import { frame, type Markup, rupiah } from './page.js';
import { wallets } from './wallet.js';

const results: Record<Charge['state'], string> = {
  open: 'Expired',
  paid: 'Paid',
  failed: 'Declined',
  expired: 'Expired',
};

/** Where a wallet asks its owner, with a button for each answer; then the way back to the shop. */
export function checkoutPage(charge: Charge, now: number): Markup {
  const name = wallets[charge.channel]?.name ?? charge.channel;
  const isOpen = isChargeOpen(charge, now);
  const next = isOpen ? undefined : (charge.redirect_url ?? undefined);
  return frame(
    { title: `${name} (sandbox)`, next },
    html`<main class="wrap checkout">
<h1>${name}</h1>
<p class="amount">${rupiah(charge.amount)}</p>
<p class="meta">${itemNames(charge)}<span class="order">${charge.external_id}</span></p>
${isOpen ? buttons(charge) : html`<p role="status"><strong>${results[charge.state]}</strong></p>`}
${next ? html`<p><a href="${next}">Back to the shop</a></p>` : ''}
</main>`,
  );
}

function buttons({ id, amount }: Charge): Markup {
  return html`<form class="actions" method="post" action="/checkouts/${id}">
<button name="do" value="pay" class="primary">Pay ${rupiah(amount)}</button>
<button name="do" value="fail" class="secondary">Decline</button>
<button name="do" value="expire" class="text">Expire</button>
</form>`;
}

/** Only what is surely text; items are whatever the merchant sent. */
function itemNames({ items }: Charge): Markup[] {
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string'
      ? [html`<span>${item.name}</span>`]
      : [],
  );
}
