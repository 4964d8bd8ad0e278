import { getPayments, toApiError } from '@panggung/client';
import { type Id, playerMessages } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { raiseAlert, showSnackbar } from './notices/notices.js';
import { useSettings, useShellWords } from './shell/settings.js';
import { useWatchStart } from './use-watch-start.js';

/**
 * Takes the ticket whose code a mail's link carries into this browser, and the address forgets the code. `onTicket` hears
 * of one that is paid. F-26.
 */
export function useTicketCode(show: Id, onTicket: () => void = () => {}): void {
  const panggung = usePanggung();
  const [query, setQuery] = useSearchParams();
  const words = useShellWords();
  const code = query.get('code');

  function forget(): void {
    const rest = new URLSearchParams(query);
    rest.delete('code');
    setQuery(rest, { replace: true });
  }

  async function take(code_guest: string, isHere: () => boolean): Promise<void> {
    try {
      const asked = { query: { code_guest, room_video_id: show } };
      const { data } = await panggung.http.call('GET /api/v1/payment/guest', asked);
      getPayments(panggung).keep(data);
      await panggung.shows.reload(show);
      // The address of another screen has no code to forget.
      if (!isHere()) return;
      forget();
      if (data.status === 'COMPLETED') onTicket();
    } catch (thrown) {
      const isUnknown = toApiError(thrown).code === 'ticket_not_found';
      raiseAlert(isUnknown ? words.ticket_unknown : words.failed);
      // After an outage a reload tries again: the code stays.
      if (isUnknown && isHere()) forget();
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code.
  useEffect(() => {
    let isHere = true;
    if (code !== null) void take(code, () => isHere);
    return () => {
      isHere = false;
    };
  }, [code, show]);
}

/** The same on a show's page: on air, the player opens. J-11, J-12, AMB-125. */
export function useTicketCodeToWatch(show: Id): void {
  const { shows } = usePanggung();
  const { language } = useSettings();
  const { watch } = useWatchStart();
  useTicketCode(show, () => {
    const shown = shows.one(show).get();
    if ('value' in shown && shown.value?.video_status === 'LIVE') watch(show);
    else showSnackbar(playerMessages[language].not_started);
  });
}
