import { ShowDetail } from '@panggung/react';
import { useSearch } from 'wouter';
import { useNavigate } from '../navigation/navigate.js';
import { showHref } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useCheckoutSteps } from '../use-checkout-steps.js';
import { useId } from '../use-id.js';
import { useShowTitle } from '../use-show-title.js';
import { useTicketCodeToWatch } from '../use-ticket-code.js';
import { useWatchStart } from '../use-watch-start.js';

/** One show with its buy button; `preview=1` shows it as its creator will see it. E-15 to E-36, AMB-085. */
export function ShowDetailPage() {
  const { go } = useNavigate();
  const { onWatchStart } = useWatchStart();
  const { onTicketOpen, onRedeemStart, onGiftStart, onProfileStart } = useSiteLinks();
  const id = useId();
  const isPreview = new URLSearchParams(useSearch()).get('preview') === '1';
  const onStepChange = useCheckoutSteps({ show: id, from: 'entry' });
  useShowTitle(id);
  useTicketCodeToWatch(id);

  return (
    <div className="site-show">
      <ShowDetail
        show={id}
        preview={isPreview}
        onStepChange={onStepChange}
        onSignInStart={(event) => {
          event.preventDefault();
          go('/login', { state: { returnTo: showHref({ id }) } });
        }}
        onProfileStart={onProfileStart}
        onWatchStart={onWatchStart}
        onTicketOpen={onTicketOpen}
        onRedeemStart={onRedeemStart}
        onGiftStart={onGiftStart}
      />
    </div>
  );
}
