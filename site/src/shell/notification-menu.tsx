import { ShellIcon } from './icons.js';
import { useShellWords } from './settings.js';
import { useDisclosure } from './use-disclosure.js';

/** The menu of notifications, for those who signed in; nothing sends any yet. A-52. */
export function NotificationMenu() {
  const { isOpen, root, button, id } = useDisclosure();
  const words = useShellWords();
  return (
    <div className="site-menu" ref={root}>
      <button {...button} aria-label={words.notifications} title={words.notifications}>
        <ShellIcon name="bell" />
      </button>
      {isOpen && (
        <section id={id} className="site-panel site-news" aria-label={words.notifications}>
          <ShellIcon name="bell" size={24} />
          <b>{words.notifications_none}</b>
          <p>{words.notifications_help}</p>
        </section>
      )}
    </div>
  );
}
