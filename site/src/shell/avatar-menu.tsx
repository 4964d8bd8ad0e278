import { useStore } from '@nanostores/react';
import { fill, initials, type User } from '@panggung/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { $installOffer } from '../install-offer.js';
import { ShellIcon, type ShellIconName } from './icons.js';
import { useShellWords } from './settings.js';
import { useDisclosure } from './use-disclosure.js';

const items = [
  { to: '/profile/detail', word: 'profile', icon: 'person' },
  { to: '/logout', word: 'log_out', icon: 'leave' },
] as const satisfies readonly { to: string; word: string; icon: ShellIconName }[];

/** The menu behind somebody's picture: Profile and Log out. A-53. */
export function AvatarMenu({ person }: { person: User }) {
  const { isOpen, root, button, id, open, close } = useDisclosure();
  const words = useShellWords();
  const label = fill(words.account, { name: person.full_name });
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <div className="site-menu" ref={root}>
      <button
        {...button}
        aria-label={label}
        title={person.full_name}
        aria-haspopup="menu"
        onKeyDown={openByKey}
      >
        <Face person={person} />
      </button>
      {isOpen && <MenuList id={id} label={label} person={person} onLeave={close} />}
    </div>
  );
}

/** How many items a key moves by; the ends are met at Home and End. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface MenuListProps {
  id: string;
  label: string;
  person: User;
  onLeave(): void;
}

function MenuList({ id, label, person, onLeave }: MenuListProps) {
  const words = useShellWords();
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened menu has the focus, once.
  useEffect(() => entries()[0]?.focus(), []);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    const to = moves[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = entries();
    all[to(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };
  return (
    <div className="site-panel">
      <p className="site-menu__who">
        <b>{person.full_name}</b>
        <span>{person.email}</span>
      </p>
      <div ref={list} id={id} role="menu" aria-label={label} onKeyDown={move}>
        {items.map(({ to, word, icon }) => (
          <Link key={to} className="site-menu__item" role="menuitem" tabIndex={-1} to={to} data-item={word}>
            <ShellIcon name={icon} />
            {words[word]}
          </Link>
        ))}
        <InstallItem onLeave={onLeave} />
      </div>
    </div>
  );
}

/** Where the browser would make the site an app. */
function InstallItem({ onLeave }: { onLeave(): void }) {
  const words = useShellWords();
  const install = useStore($installOffer);
  if (!install) return null;
  const press = () => {
    onLeave();
    install();
  };
  return (
    <button type="button" className="site-menu__item" role="menuitem" tabIndex={-1} onClick={press}>
      <ShellIcon name="install" />
      {words.install}
    </button>
  );
}

/** Somebody's photo, else their initials: a picture too, drawn by the style sheet, since the button has its name. */
function Face({ person: { full_name, url_photo } }: { person: User }) {
  return (
    <span
      className="site-face"
      data-initials={url_photo ? undefined : initials(full_name)}
      aria-hidden="true"
    >
      {url_photo && <img src={url_photo} alt="" />}
    </span>
  );
}
