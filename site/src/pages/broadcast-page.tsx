import { Broadcast } from '@panggung/react';
import { useSearch } from 'wouter';
import { useNavigate, useScreenParams } from '../navigation/navigate.js';
import { useShellWords } from '../shell/settings.js';

/** The stage of the room in the address, or of the one that was handed over. When it is over: N-11, AMB-170. */
export function BroadcastPage() {
  const { go } = useNavigate();
  const { room } = useScreenParams();
  // Without either, this page is not drawn.
  const show = new URLSearchParams(useSearch()).get('room') ?? room?.id;
  return (
    <section className="site-wrap site-list">
      <h1>{useShellWords().broadcast}</h1>
      <Broadcast show={show} onBroadcastEnded={() => go('/yourTicket')} />
    </section>
  );
}
