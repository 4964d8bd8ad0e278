import { getPayments, toApiError } from '@panggung/client';
import type { Id } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useAlert } from './notices/notices.js';
import { useShellWords } from './shell/settings.js';

/** Takes the ticket whose code a mail's link carries into this browser; then the address forgets the code. F-26. */
export function useTicketCode(show: Id): void {
  const panggung = usePanggung();
  const [query, setQuery] = useSearchParams();
  const alert = useAlert();
  const words = useShellWords();
  const code = query.get('code');

  async function take(code_guest: string): Promise<void> {
    try {
      const asked = { query: { code_guest, room_video_id: show } };
      getPayments(panggung).keep((await panggung.http.call('GET /api/v1/payment/guest', asked)).data);
    } catch (thrown) {
      // After an outage a reload tries again: the code stays.
      if (toApiError(thrown).code !== 'ticket_not_found') return alert(words.failed);
      alert(words.ticket_unknown);
    }
    const rest = new URLSearchParams(query);
    rest.delete('code');
    setQuery(rest, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code.
  useEffect(() => {
    if (code !== null) void take(code);
  }, [code, show]);
}
