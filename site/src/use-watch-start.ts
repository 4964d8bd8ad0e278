import { getKeptPayments, getOwnPayments, type Panggung } from '@panggung/client';
import { type Id, leadingPayment, type Payment } from '@panggung/core';
import { usePanggung, type WidgetListener } from '@panggung/react';
import type { ScreenParams } from './navigation/entry.js';
import { useNavigate } from './navigation/navigate.js';

/** What stands for a payment where nothing was to be paid. AMB-082. */
const freePass = { ticket_type: 'free_pass', status: 'COMPLETED', amount: 0 } as Payment;

/** What the player is handed: the show, and by what it is watched. J-16. */
function watchParams(panggung: Panggung, id: Id): ScreenParams {
  const { shows, session, clock } = panggung;
  const shown = shows.one(id).get();
  const roomVideo = ('value' in shown && shown.value) || undefined;
  const own = roomVideo && getOwnPayments(panggung).one(session.$person.get()?.user_id, roomVideo).get();
  const kept = getKeptPayments(panggung).$ticket(id).get();
  const payment = leadingPayment([own && 'value' in own ? own.value : null, kept], clock.now());
  return { roomVideo, payment: payment ?? freePass };
}

/** Opens the player on the site. */
export function useWatchStart(): { watch: (id: Id) => void; onWatchStart: WidgetListener<'watch-start'> } {
  const panggung = usePanggung();
  const { go } = useNavigate();
  const watch = (id: Id) => go('/streaming', { state: watchParams(panggung, id) });
  return {
    watch,
    onWatchStart(event) {
      event.preventDefault();
      watch(event.detail.show_id);
    },
  };
}
