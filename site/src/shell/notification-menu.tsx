import { useStore } from '@nanostores/react';
import { getNotifications } from '@panggung/client';
import type { User } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { ShellIcon } from './icons.js';
import { createPart, usePart } from './part.js';
import { useShellWords } from './settings.js';
import { useDisclosure } from './use-disclosure.js';
import { useIsOnline } from './use-is-online.js';

const panel = createPart(async () => (await import('./notification-panel.js')).NotificationPanel);

/** The menu of notifications, for those who signed in; a mark says that there is something new. A-52, D-15. */
export function NotificationMenu({ person }: { person: User }) {
  const { isOpen, root, button, id } = useDisclosure();
  const words = useShellWords();
  const Panel = usePart(panel, isOpen);
  const isOnline = useIsOnline();
  const hasNews = useHasNews(person);
  return (
    <div className="site-menu" ref={root}>
      <button
        {...button}
        aria-label={hasNews ? words.notifications_new : words.notifications}
        title={words.notifications}
        data-news={hasNews}
        onPointerEnter={panel.fetch}
        onFocus={panel.fetch}
      >
        <ShellIcon name="bell" />
      </button>
      {isOpen && (
        <section id={id} className="site-panel site-news" aria-label={words.notifications}>
          {Panel ? <Panel /> : !isOnline && <p>{words.offline}</p>}
        </section>
      )}
    </div>
  );
}

function useHasNews({ user_id }: User): boolean {
  const { ticket, promo } = useStore(getNotifications(usePanggung(), user_id).news.$unseen);
  return ticket || promo;
}
