import { type Payment, parseEntryCode, type Show } from '@panggung/core';
import { page, userEvent } from 'vitest/browser';
import { take } from '../../../../tests/buying.js';
import { newEmail } from '../../../../tests/people.js';
import type { Visit } from '../profile/visit.fixture.js';
import { QrPicture } from './qr-picture.fixture.js';

export const field = () => page.getByLabelText('Code of the ticket');
export const button = (name: string | RegExp) => page.getByRole('button', { name });
/** What a door says, large. */
export const verdict = () => document.querySelector<HTMLElement>('.panggung-door-check__verdict');
export const state = () => document.querySelector<HTMLElement>('.panggung-door-check')?.dataset.state;

/** A show of whoever looks on, its tickets, and what happens at its doors. */
export function doorFor(visit: Visit) {
  const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;

  return {
    addShow: (name = 'Senja') =>
      visit.api.addShow({ ...free, name, video_created_id: Number(visit.person.user.id) }),
    /** What the QR code of a ticket of somebody new says. */
    async sell(show: Show): Promise<string> {
      const { data } = await take(visit.api, { as: { email: newEmail() }, show });
      return String((data as Payment).entry_code);
    },
    /** Another door of the same show lets somebody in. */
    admitElsewhere: (show: Show, code: string) =>
      visit.api.post(
        '/api/v1/admission',
        { room_id: show.id, code, device_id: 'lain' },
        visit.person.headers,
      ),
    cut() {
      visit.network = async () => {
        throw new TypeError('Failed to fetch');
      };
      dispatchEvent(new Event('offline'));
    },
    heal() {
      visit.network = (request) => visit.api.fetch(request);
      dispatchEvent(new Event('online'));
    },
    /** The part of a code that one types. */
    typed: (code: string) => parseEntryCode(code)?.code ?? '',
    async type(code: string) {
      await userEvent.fill(field(), code);
      await userEvent.keyboard('{Enter}');
    },
    QrPicture,
  };
}
