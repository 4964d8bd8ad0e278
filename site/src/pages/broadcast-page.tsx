import { broadcastMessages, toLanguage } from '@panggung/core';
import { Broadcast } from '@panggung/react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useLeaveGuard } from '../navigation/leave-guard.js';
import { LeaveQuestion } from '../navigation/leave-question.js';
import { useNavigate, useScreenParams } from '../navigation/navigate.js';
import { useSettings, useShellWords } from '../shell/settings.js';

/** The stage of the room in the address, or of the one that was handed over. When it is over: N-11, AMB-170. */
export function BroadcastPage() {
  const { go } = useNavigate();
  const { room } = useScreenParams();
  const words = useShellWords();
  const {
    stop_not: stay,
    leave_stage: title,
    leave_why: text,
    leave,
  } = broadcastMessages[toLanguage(useSettings().language)];
  const [isOnAir, setOnAir] = useState(false);
  const guard = useLeaveGuard(isOnAir);
  // Without either, this page is not drawn.
  const show = new URLSearchParams(useSearch()).get('room') ?? room?.id;
  return (
    <section className="site-wrap site-list">
      <h1>{words.broadcast}</h1>
      <Broadcast
        show={show}
        onBroadcastStarted={() => setOnAir(true)}
        onBroadcastEnded={() => {
          guard.release();
          go('/yourTicket');
        }}
      />
      {guard.leave && (
        <LeaveQuestion words={{ title, text, stay, leave }} onLeave={guard.leave} onStay={guard.stay} />
      )}
    </section>
  );
}
