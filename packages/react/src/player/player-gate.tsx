import { isCalledOff, playerMessages, playerSentenceMessages, watchMessages } from '@panggung/core';
import { useState } from 'react';
import { type BuyButtonProps, loadBuyBody } from '../buy-button/index.js';
import { Button } from '../ui/button.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { Skeleton } from '../ui/skeleton.js';
import { StageLink } from '../ui/stage-link.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { Widget } from '../ui/widget.js';
import type { PanelProps } from './player-panel.js';
import { WatchDialog } from './watch-dialog/index.js';

const BuyPlace = () => <Skeleton kind="button" />;
const BuyBody = onDemand<BuyButtonProps>(loadBuyBody, BuyPlace);

/**
 * Before somebody has a ticket: a payment code opens the show for a guest, and a ticket is sold here;
 * whoever makes the show goes to its stage. J-04, AMB-097, AMB-134.
 */
export function PlayerGate({ view, events }: PanelProps) {
  const words = {
    ...useWords(playerMessages),
    ...useWords(playerSentenceMessages),
    ...useWords(watchMessages),
  };
  const { session } = usePanggung();
  const isGuest = useStore(session.$person) === null;
  const [isOpen, setOpen] = useState(false);
  const panel = useFocusHeir<HTMLDivElement>('.panggung-player__view');
  const { show, stake } = view;
  const maySignIn = isGuest && show.video_status !== 'WAITING';
  const { onSignInStart } = events;
  const way = isGuest ? words.gate_help : stake.isCreator ? words.gate_own_help : words.gate_person;
  return (
    <div ref={panel} className="panggung-player__panel" part="message">
      <p className="panggung-player__title">{stake.isCreator ? words.gate_own : words.gate}</p>
      <p className="panggung-player__help">{isCalledOff(show) ? words.gate_off : way}</p>
      <div className="panggung-player__ways">
        {maySignIn && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {show.video_status === 'ENDED' ? words.watch_now : words.start_streaming}
          </Button>
        )}
        {stake.isCreator ? (
          <StageLink show={show} />
        ) : (
          <Widget name="buy-button" theme="dark">
            <BuyBody show={show.id} variant="button" {...events} />
          </Widget>
        )}
      </div>
      {isOpen && <WatchDialog show={show} onSignInStart={onSignInStart} onClose={() => setOpen(false)} />}
    </div>
  );
}
