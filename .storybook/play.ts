import { getPanggung } from '@panggung/client';
import {
  accountMessages,
  accountPanelMessages,
  buyMessages,
  commentMessages,
  noticeMessages,
  type Payment,
  playerControlMessages,
  playerMessages,
  profileFormMessages,
  profileMessages,
  referralMessages,
  remindMessages,
  type SignedIn,
  showActionMessages,
  showDetailMessages,
  showFilterMessages,
  showMessages,
  socialMessages,
  sphereMessages,
  toLanguage,
  userDataMessages,
  watchMessages,
} from '@panggung/core';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { checkoutWords } from '../tests/checkout-words.js';
import { act, type Network, setNetwork } from './api/fetch.js';
import { apiUrlOf } from './api/install.js';
import type { StoryPerson } from './api/person.js';

/** What a play function is given. */
export interface Played {
  id: string;
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** The first start of the API in the page takes seconds. */
const patience = { timeout: 30_000 };

/** The widget's root, in the page or in the element's shadow root. */
function widgetIn({ canvasElement }: Played): HTMLElement | null {
  const shadow = canvasElement.querySelector('.story-element > *')?.shadowRoot;
  return (shadow ?? canvasElement).querySelector<HTMLElement>('.panggung');
}

/** Waits until the widget says that it is in one of the states. */
export async function expectState(played: Played, ...states: string[]): Promise<void> {
  await waitFor(() => expect(states).toContain(widgetIn(played)?.dataset.state), patience);
}

/** A play function that only waits for the state the story is named for, so that axe looks at that. */
export function untilState(...states: string[]) {
  return (played: Played) => expectState(played, ...states);
}

/** The words the story speaks, whichever language the toolbar is set to. */
export function wordsOf({ globals }: Played) {
  const language = toLanguage(String(globals.language));
  return {
    ...remindMessages[language],
    ...showFilterMessages[language],
    ...showMessages[language],
    ...noticeMessages[language],
    ...showDetailMessages[language],
    ...showActionMessages[language],
    ...buyMessages[language],
    ...checkoutWords[language],
  };
}

/** Presses the button that bears these words. */
export async function press({ canvas }: Played, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Types an address as a person does, and leaves the field; once the API has started, which takes longer than a form waits. */
export async function typeEmail(played: Played, email: string): Promise<void> {
  await passTime(0);
  await userEvent.type(await played.canvas.findByLabelText(wordsOf(played).email), email);
  await userEvent.tab();
}

/** From the first field to the list of methods. */
export async function reachMethods(played: Played, email = 'ayu@kampus.example'): Promise<void> {
  await typeEmail(played, email);
  await press(played, wordsOf(played).choose_method);
  await expectState(played, 'method');
}

/** Chooses a way to pay and goes on. */
export async function order(played: Played, way = /BCA/): Promise<void> {
  await userEvent.click(await played.canvas.findByRole('radio', { name: way }));
  await press(played, wordsOf(played).next);
}

/** From the first field to the waiting payment with its account number. */
export async function reachPending(played: Played, email?: string): Promise<string> {
  await reachMethods(played, email);
  await order(played);
  await expectState(played, 'pending');
  const value = '.panggung-checkout__fact[data-large] .panggung-checkout__value';
  const number = () => widgetIn(played)?.querySelector(value)?.textContent ?? '';
  await waitFor(() => expect(number()).toMatch(/\d{4}/), patience);
  return number().replace(/\D/g, '');
}

/** Pays an account at the bank. */
export function pay(accountNumber: string): Promise<void> {
  return act({ do: 'pay', accountNumber });
}

/** Lets the API's clock run ahead, in ms. */
export function passTime(ms: number): Promise<void> {
  return act({ do: 'pass-time', ms });
}

/** Puts a line before the sale of a show, which opens this far from now, in ms. */
export async function openSaleIn(show: number, ms: number): Promise<void> {
  await act({ do: 'open-sale', show, ms });
  // The API gives a show out again for a second.
  await passTime(1100);
}

/** A play function that begins once the API in the page has: its first start takes longer than a form waits. */
export function withApi(play: (played: Played) => Promise<void>) {
  return async (played: Played) => {
    await passTime(0);
    await play(played);
  };
}

/** Changes the story's line to the API. */
export function lineTo({ id }: { id: string }, network: Network): void {
  setNetwork(apiUrlOf(id), network);
}

/** Signs somebody new in, past the forms, in every widget of the story. */
export async function signIn({ id }: { id: string }, person: StoryPerson = { profile: {} }): Promise<void> {
  const signedIn = await act<SignedIn>({ do: 'sign-in', person });
  await getPanggung({ apiUrl: apiUrlOf(id) }).session.signIn(signedIn);
}

/** A play function that signs somebody in, and waits until the widget is in the state. */
export function signedIn(state: string, person?: StoryPerson) {
  return async (played: Played) => {
    await signIn(played, person);
    await expectState(played, state);
  };
}

/** What somebody must have told of themselves who buys. */
export const buyerProfile = { phone: '081234567890', work: 2, city: 3273 };

/** Signs somebody in whose profile lacks nothing. */
export function signInBuyer(played: Played, coupons: StoryPerson['coupons'] = []): Promise<void> {
  return signIn(played, { profile: buyerProfile, coupons });
}

/** The words of accounts in the language of the story. */
export function accountWordsOf({ globals }: Played) {
  const language = toLanguage(String(globals.language));
  return { ...accountMessages[language], ...accountPanelMessages[language] };
}

/** The profile's words in the language of the story. */
export function profileWordsOf({ globals }: Played) {
  const language = toLanguage(String(globals.language));
  return {
    ...userDataMessages[language],
    ...referralMessages[language],
    ...profileMessages[language],
    ...profileFormMessages[language],
  };
}

/** The words of comments and likes in the language of the story. */
export function commentWordsOf({ globals }: Played) {
  const language = toLanguage(String(globals.language));
  return { ...socialMessages[language], ...commentMessages[language] };
}

/** Orders a ticket past the widget, as another buyer would; answers whether there was one. */
export async function orderElsewhere({ id }: { id: string }, show: number, email: string): Promise<boolean> {
  const apiUrl = apiUrlOf(id);
  const { data } = await (await fetch(`${apiUrl}/api/v1/room/video/${show}`)).json();
  const response = await fetch(`${apiUrl}/api/v1/payment-va/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ email, room_id: show, bank_code: 'BCA', expected_amount: data.ticket_price }),
  });
  return response.status === 201;
}

/** Takes a free ticket past the widget; whoever has the address has it. */
export async function takeFreePass({ id }: { id: string }, show: number, email: string): Promise<Payment> {
  const response = await fetch(`${apiUrlOf(id)}/api/v1/payment-bypass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ email, room_id: show }),
  });
  return (await response.json()).data;
}

/** Lets other buyers hold every seat that is left. */
export async function holdAllSeats(story: { id: string }, show: number): Promise<void> {
  let buyer = 0;
  while (await orderElsewhere(story, show, `pembeli${buyer++}@kampus.example`));
  // The API gives a list out again for a second: what the widget asks next must already tell of this.
  await passTime(1100);
}

/** The player's words in the language of the story. */
export function playerWordsOf({ globals }: Played) {
  const language = toLanguage(String(globals.language));
  return {
    ...watchMessages[language],
    ...playerMessages[language],
    ...playerControlMessages[language],
    ...sphereMessages[language],
  };
}
