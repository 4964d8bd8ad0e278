import type { ShellIconName } from './icons.js';

/** Where the bar and the menu lead. */
export interface BarLink {
  to: string;
  word: 'home' | 'your_ticket' | 'express' | 'manage_show';
  icon: ShellIconName;
  /** Only in the bar of an ARTIST.. */
  isForArtists?: true;
}

const links: readonly BarLink[] = [
  { to: '/', word: 'home', icon: 'home' },
  { to: '/yourTicket', word: 'your_ticket', icon: 'ticket' },
  { to: '/express', word: 'express', icon: 'express', isForArtists: true },
  { to: '/manageshow', word: 'manage_show', icon: 'manage', isForArtists: true },
];

/** The links a person of this type sees; undefined is a visitor.. */
export function barLinks(type: 'USER' | 'ARTIST' | undefined): readonly BarLink[] {
  return links.filter(({ isForArtists }) => !isForArtists || type === 'ARTIST');
}
