import { useStore } from '@nanostores/react';
import { playerMessages } from '@panggung/core';
import { Player, usePanggung } from '@panggung/react';
import { Link } from 'wouter';
import { useNavigate, useScreenParams } from '../navigation/navigate.js';
import { raiseAlert } from '../notices/notices.js';
import { useSettings } from '../shell/settings.js';
import { showHref } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useId } from '../use-id.js';
import { useLeaveUnknownShow } from '../use-leave-unknown-show.js';
import { useShowTitle } from '../use-show-title.js';
import { useTicketCode } from '../use-ticket-code.js';

/** The show of the address, or the one that was handed over, as its viewer may watch it. J-16 to J-18. */
export function StreamingPage() {
  const { go, goBack } = useNavigate();
  const { roomVideo } = useScreenParams();
  const { language } = useSettings();
  const { onProfileStart } = useSiteLinks();
  // Without either, this page is not drawn.
  const id = useId() || (roomVideo?.id ?? '');
  const shown = useStore(usePanggung().shows.one(id));
  const name = ('value' in shown && shown.value?.name) || roomVideo?.name;
  useLeaveUnknownShow(id);
  useShowTitle(id);
  useTicketCode(id);
  return (
    <section className="site-wrap site-stream">
      <h1>{name && <Link to={showHref({ id })}>{name}</Link>}</h1>
      <Player
        show={id}
        onProfileStart={onProfileStart}
        onSignInStart={(event) => {
          event.preventDefault();
          go('/login', { state: { returnTo: showHref({ id }) } });
        }}
        onWatchEnd={(event) => {
          event.preventDefault();
          raiseAlert(playerMessages[language].finished);
          goBack();
        }}
      />
    </section>
  );
}
