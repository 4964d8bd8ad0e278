import { getPanggung, getPayments, type Panggung } from '@panggung/client';
import type { Payment, Show } from '@panggung/core';
import { onTestFinished } from 'vitest';
import type { Person } from '../../../../tests/people.js';
import type { Backstage } from '../ui/stage.fixture.js';

/** Signs somebody in, in every widget of the page, until the test is over; by default somebody new. */
export async function signIn(stand: Backstage, enter = () => stand.api.signIn()): Promise<Person> {
  const person = await enter();
  const { session } = pageOf(stand);
  await session.signIn(person.user);
  onTestFinished(() => session.signOut());
  return person;
}

/** What the widgets of the page share. */
export function pageOf({ settings }: Backstage): Panggung {
  return getPanggung(settings);
}

let buyers = 0;

export interface Sale {
  show: Show;
  /** Whether the money came. */
  isPaid: boolean;
  /** Put over what was sold, e.g. its end. */
  fields?: Record<string, unknown>;
}

/** Sells a ticket to a guest somewhere else, and answers it as its buyer sees it. */
export async function sell({ api }: Backstage, { show, isPaid, fields }: Sale): Promise<Payment> {
  const { data } = await api.order({ email: `pembeli${++buyers}@kotak.id`, show });
  if (isPaid) await api.pay(data);
  if (fields) {
    const change = api.ports.database.updateTable('payment').set(fields as never);
    await change.where('id', '=', String(data.id)).execute();
  }
  const asked = `/api/v1/payment/guest?code_guest=${data.code_guest}&room_video_id=${show.id}`;
  return (await api.get(asked)).data;
}

/** Gives somebody a payment of their own. */
export function sellTo(stand: Backstage, { user }: Person, { fields, ...sale }: Sale): Promise<Payment> {
  return sell(stand, { ...sale, fields: { user_id: user.user_id, for_user_id: user.user_id, ...fields } });
}

/** A guest's ticket that this browser keeps, until the test is over. */
export async function keep(stand: Backstage, sale: Sale): Promise<Payment> {
  const payment = await sell(stand, sale);
  const payments = getPayments(pageOf(stand));
  payments.keep(payment);
  onTestFinished(() => payments.forget(payment.id));
  return payment;
}

/** Changes a show in the database, past everybody. */
export async function change({ api }: Backstage, show: Show, fields: Partial<Show>): Promise<void> {
  const update = api.ports.database.updateTable('show').set(fields as never);
  await update.where('id', '=', Number(show.id)).execute();
  // Past what the API remembers.
  api.advance(5000);
}
