import { type BroadcastStartDetail, usePanggung, type WidgetEvent } from '@panggung/react';
import { useMemo } from 'react';
import { useNavigate } from './navigation/navigate.js';
import { useSiteLinks } from './site-links.js';

/** What the studio's widgets need to open its pages without loading them anew. */
export function useStudioLinks() {
  const { go } = useNavigate();
  const { follow } = useSiteLinks();
  const { http } = usePanggung();
  return useMemo(
    () => ({
      onShowEditStart: follow,
      onManageOpen: follow,
      /** Hands the show over; without it the stage says that there is none. AMB-019, AMB-151. */
      async onBroadcastStart(event: WidgetEvent<BroadcastStartDetail>) {
        event.preventDefault();
        const params = { id: String(event.detail.show_id) };
        const reply = await http.call('GET /api/v1/room/video/:id', { params }).catch(() => null);
        go('/broadcast', { state: { room: reply?.data } });
      },
    }),
    [go, follow, http],
  );
}
