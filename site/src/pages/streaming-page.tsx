import { playerMessages } from '@panggung/core';
import { Player } from '@panggung/react';
import { useNavigate, useScreenParams } from '../navigation/navigate.js';
import { raiseAlert } from '../notices/notices.js';
import { useSettings } from '../shell/settings.js';
import { showHref } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useId } from '../use-id.js';

/** The show that was handed over, or that of the address, as its viewer may watch it. J-16 to J-18. */
export function StreamingPage() {
  const { go, goBack } = useNavigate();
  const { roomVideo } = useScreenParams();
  const { language } = useSettings();
  const { onProfileStart } = useSiteLinks();
  const asked = useId();
  const id = asked === '' ? roomVideo?.id : asked;
  return (
    <section className="site-wrap site-stream">
      {roomVideo && <h1>{roomVideo.name}</h1>}
      <Player
        show={id}
        onProfileStart={onProfileStart}
        onSignInStart={(event) => {
          event.preventDefault();
          go('/login', { state: { returnTo: id === undefined ? '/' : showHref({ id }) } });
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
