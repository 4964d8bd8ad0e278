import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SandboxControl } from './control.js';
import type { Outcome } from './delivery.js';
import type { Ledger } from './ledger.js';
import { type Action, type Line, type LineGroup, lineGroups, type PaidLine } from './page-line.js';
import { type Switches, switchChoices } from './switches.js';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

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
  failed: { text: 'Declined', tone: 'neutral' },
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
  return frame(
    { title: 'Payment sandbox', script: '/page.js' },
    html`<main class="wrap">
<section class="accounts" aria-labelledby="title">
<h1 id="title">Payments</h1>
<form class="search" role="search" method="get" action="/">
<label><span>Number, code, order or name</span><input type="search" name="search" value="${content.search}" autocomplete="off" spellcheck="false"></label>
</form>
<div id="accounts" aria-live="polite">${accountList(content)}</div>
</section>
<aside aria-labelledby="switches"><h2 id="switches">What may go wrong</h2><div id="switch-form">${switchForm(content.control.switches)}</div></aside>
</main>`,
  );
}

export interface FrameOptions {
  title: string;
  /** A script of the page's own. */
  script?: string;
  /** Where the page leads by itself after a moment. */
  next?: string | undefined;
}

/** What is around every page of the sandbox. */
export function frame({ title, script, next }: FrameOptions, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${next ? html`<meta http-equiv="refresh" content="2;url=${next}">` : ''}
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
${script ? html`<script type="module" src="${script}"></script>` : ''}
</head>
<body>
<header class="bar"><div class="wrap"><strong>Payment sandbox</strong><span>no money moves here</span></div></header>
${content}
</body>
</html>`;
}

/** The list alone, which the page fetches anew after each change. */
export function accountList({ ledger, control, search, now }: PageContent): Markup {
  const groups = lineGroups({ ledger, control, search, now });
  if (groups.length === 0) return emptyList(search);
  const firstOpen = groups.flatMap(({ lines }) => lines).find(({ standing }) => standing === 'open')?.id;
  return html`${groups.map((group) => groupOf(group, { ledger, firstOpen }))}`;
}

interface GroupContext {
  ledger: Ledger;
  /** The line whose button is the one a person most likely wants. */
  firstOpen: string | undefined;
}

function groupOf({ title, lines }: LineGroup, context: GroupContext): Markup {
  const shown = lines.slice(0, shownAccounts);
  const more = lines.length - shown.length;
  return html`<h2>${title}</h2>
<ol>${shown.map((line) => lineOf(line, context))}</ol>
${more > 0 ? html`<p class="more">${more} older ones are found by searching.</p>` : ''}`;
}

function emptyList(search: string): Markup {
  return search
    ? html`<p class="empty"><strong>No payment matches</strong>Search by part of the number, the order or the name.</p>`
    : html`<p class="empty"><strong>No payment yet</strong>One appears here as soon as a buyer chooses how to pay.</p>`;
}

function lineOf(line: Line, { ledger, firstOpen }: GroupContext): Markup {
  const standing = standings[line.standing];
  return html`<li class="account" data-state="${standing.text}">
<div class="facts">
<p class="bank"><b>${line.channel}</b><span class="badge ${standing.tone}">${standing.text}</span></p>
<p class="number"${raw(line.shown.length > 40 ? ' data-long' : '')}>${line.shown}</p>
<p class="meta">${line.name ? html`<span>${line.name}</span>` : ''}<span class="order">${line.order}</span></p>
</div>
<div class="due"><p class="amount">${rupiah(line.amount)}</p><p class="meta">${timeLeft(line)}</p></div>
${line.payments.map((payment) => paymentLine(payment, ledger))}
${line.actions.length > 0 ? actions(line, line.id === firstOpen) : ''}
</li>`;
}

function paymentLine({ about, amount, at }: PaidLine, ledger: Ledger): Markup {
  const outcome = ledger.outcomes.get(about) ?? 'lost';
  return html`<p class="payment" data-outcome="${outcome}"><b>${rupiah(amount)}</b> paid ${time(at)}<span>${outcomeText[outcome]}</span></p>`;
}

const actionNames: Record<Exclude<Action, 'pay'>, string> = {
  'pay-wrong': 'Pay a wrong amount',
  fail: 'Decline',
  expire: 'Expire',
};

function actions({ id, amount, actions: named }: Line, isFirst: boolean): Markup {
  const button = (action: Action) => {
    const text = action === 'pay' ? `Pay ${rupiah(amount)}` : actionNames[action];
    const look = action === 'expire' ? 'text' : action === 'pay' && isFirst ? 'primary' : 'secondary';
    return html`<button id="${action}-${id}" name="do" value="${action}" class="${look}">${text}</button>`;
  };
  return html`<form class="actions" method="post" action="/accounts/${id}">${named.map(button)}</form>`;
}

function timeLeft({ standing, ends, created }: Line): Markup {
  return standing === 'open'
    ? html`<time datetime="${ends}" data-countdown>until ${time(ends)}</time>`
    : html`opened ${time(created)}`;
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

/** @example rupiah(150000) // 'Rp. 150,000' */
export const rupiah = (amount: number | undefined) =>
  amount === undefined ? 'any amount' : `Rp. ${amount.toLocaleString('en-US')}`;
const time = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
