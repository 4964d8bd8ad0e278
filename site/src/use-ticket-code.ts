import { getPayments, toApiError } from '@panggung/client';
import type { Id } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { raiseAlert } from './notices/notices.js';
import { useShellWords } from './shell/settings.js';

/** Takes the ticket whose code a mail's link carries into this browser; then the address forgets the code. F-26. */
export function useTicketCode(show: Id): void {
  const panggung = usePanggung();
  const [query, setQuery] = useSearchParams();
  const words = useShellWords();
  const code = query.get('code');

  async function take(code_guest: string, isHere: () => boolean): Promise<void> {
    try {
      const asked = { query: { code_guest, room_video_id: show } };
      getPayments(panggung).keep((await panggung.http.call('GET /api/v1/payment/guest', asked)).data);
    } catch (thrown) {
      // After an outage a reload tries again: the code stays.
      if (toApiError(thrown).code !== 'ticket_not_found') return raiseAlert(words.failed);
      raiseAlert(words.ticket_unknown);
    }
    // The address of another screen has no code to forget.
    if (!isHere()) return;
    const rest = new URLSearchParams(query);
    rest.delete('code');
    setQuery(rest, { replace: true });
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
