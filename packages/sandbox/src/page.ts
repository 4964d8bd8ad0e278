import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { isOpen, type VirtualAccount, type VirtualAccountPayment } from './account.js';
import type { SandboxControl } from './control.js';
import type { Outcome } from './delivery.js';
import type { Ledger } from './ledger.js';
import { type Switches, switchChoices } from './switches.js';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageContent {
  ledger: Ledger;
  control: SandboxControl;
  search: string;
  now: number;
}

/** More than a person reads; older ones are found by searching. */
const shownAccounts = 50;

const outcomeText: Record<Outcome, string> = {
  waiting: 'callback waits',
  sent: 'callback on its way',
  taken: 'callback taken',
  retrying: 'callback refused, will be repeated',
  givenUp: 'callback given up',
  lost: 'callback lost',
};

const standings = {
  open: { text: 'Waiting for payment', tone: 'warning' },
  paid: { text: 'Paid', tone: 'success' },
  ended: { text: 'Expired', tone: 'neutral' },
} as const;

const switchNames = {
  gateway: 'Gateway',
  callback: 'Callback',
  amount: 'Amount paid',
  transactions: 'List of payments',
} as const;

/** The whole page. */
export function page(content: PageContent): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Payment sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script>
</head>
<body>
<header class="bar"><div class="wrap"><strong>Payment sandbox</strong><span>no money moves here</span></div></header>
<main class="wrap">
<section class="accounts" aria-labelledby="title">
<h1 id="title">Virtual accounts</h1>
<form class="search" role="search" method="get" action="/">
<label><span>Account number, order or name</span><input type="search" name="search" value="${content.search}" autocomplete="off" spellcheck="false"></label>
</form>
<div id="accounts" aria-live="polite">${accountList(content)}</div>
</section>
<aside aria-labelledby="switches"><h2 id="switches">What may go wrong</h2><div id="switch-form">${switchForm(content.control.switches)}</div></aside>
</main>
</body>
</html>`;
}

/** The list alone, which the page fetches anew after each change. */
export function accountList({ ledger, control, search, now }: PageContent): Markup {
  const found = control.accounts(search);
  if (found.length === 0) return emptyList(search);
  const firstOpen = found.find((account) => isOpen(account, now))?.id;
  const rows = found.slice(0, shownAccounts).map((account) =>
    accountRow({
      account,
      payments: ledger.paymentsInto(account.id),
      ledger,
      now,
      isFirst: account.id === firstOpen,
    }),
  );
  const more = found.length - rows.length;
  return html`<ol>${rows}</ol>${more > 0 ? html`<p class="more">${more} older ones are found by searching.</p>` : ''}`;
}

function emptyList(search: string): Markup {
  return search
    ? html`<p class="empty"><strong>No account matches</strong>Search by part of the number, the order or the name.</p>`
    : html`<p class="empty"><strong>No virtual account yet</strong>One appears here as soon as a buyer chooses to pay by bank transfer.</p>`;
}

interface Row {
  account: VirtualAccount;
  payments: readonly VirtualAccountPayment[];
  ledger: Ledger;
  now: number;
  isFirst: boolean;
}

function accountRow({ account, payments, ledger, now, isFirst }: Row): Markup {
  const standing = standings[payments.length > 0 ? 'paid' : isOpen(account, now) ? 'open' : 'ended'];
  return html`<li class="account" data-state="${standing.text}">
<div class="facts">
<p class="bank"><b>${account.bank_code}</b><span class="badge ${standing.tone}">${standing.text}</span></p>
<p class="number">${inFours(account.account_number)}</p>
<p class="meta"><span>${account.name}</span><span class="order">${account.external_id}</span></p>
</div>
<div class="due"><p class="amount">${rupiah(account.expected_amount)}</p><p class="meta">${timeLeft(account, now)}</p></div>
${payments.map((payment) => paymentLine(payment, ledger))}
${isOpen(account, now) ? actions(account, isFirst) : ''}
</li>`;
}

function paymentLine(payment: VirtualAccountPayment, ledger: Ledger): Markup {
  const outcome = ledger.outcomes.get(payment.payment_id) ?? 'lost';
  return html`<p class="payment" data-outcome="${outcome}"><b>${rupiah(payment.amount)}</b> paid ${time(payment.transaction_timestamp)}<span>${outcomeText[outcome]}</span></p>`;
}

function actions({ id, expected_amount }: VirtualAccount, isFirst: boolean): Markup {
  return html`<form class="actions" method="post" action="/accounts/${id}">
<button id="pay-${id}" name="do" value="pay" class="${isFirst ? 'primary' : 'secondary'}">Pay ${rupiah(expected_amount)}</button>
<button id="wrong-${id}" name="do" value="pay-wrong" class="secondary">Pay a wrong amount</button>
<button id="expire-${id}" name="do" value="expire" class="text">Expire</button>
</form>`;
}

function timeLeft(account: VirtualAccount, now: number): Markup {
  return isOpen(account, now)
    ? html`<time datetime="${account.expiration_date}" data-countdown>until ${time(account.expiration_date)}</time>`
    : html`opened ${time(account.created)}`;
}

/** The switches as they stand. */
export function switchForm(switches: Readonly<Switches>): Markup {
  const names = Object.keys(switchNames) as (keyof typeof switchNames)[];
  return html`<form method="post" action="/switches">
${names.map((name) => choices(name, switches[name]))}
<div class="delays">
<label><span>Slow answer, s</span><input type="number" name="slowBy" min="0" step="any" value="${switches.slowBy / 1000}"></label>
<label><span>Late callback or list, s</span><input type="number" name="lateBy" min="0" step="any" value="${switches.lateBy / 1000}"></label>
</div>
<button class="secondary" id="set-switches">Set</button>
</form>`;
}

function choices(name: keyof typeof switchNames, chosen: string): Markup {
  const options = Object.entries(switchChoices[name]).map(
    ([value, text]) =>
      html`<label class="choice"><input type="radio" id="${name}-${value}" name="${name}" value="${value}"${raw(value === chosen ? ' checked' : '')}><span><b>${value}</b> ${text}</span></label>`,
  );
  return html`<fieldset><legend>${switchNames[name]}</legend>${options}</fieldset>`;
}

const rupiah = (amount: number | undefined) =>
  amount === undefined ? 'any amount' : `Rp. ${amount.toLocaleString('en-US')}`;
const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
const time = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
