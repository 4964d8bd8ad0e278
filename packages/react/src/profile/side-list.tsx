import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.js';
import { lockShape } from '../ui/icon-form.js';
import { onDemand } from '../ui/on-demand.js';
import { OwnPhoto } from './own-photo.js';
import type { PhotoButtonProps } from './photo-button.js';
import { deviceShape, personShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';
import { ScreenLink } from './screen-link.js';
import type { ProfileScreen, ProfileWay } from './use-profile-screen.js';

/** The list at the side, and the screens that belong to each of its lines. P-01. */
const entries: readonly { to: ProfileScreen; shape: string; holds: readonly ProfileScreen[] }[] = [
  { to: 'detail', shape: personShape, holds: ['detail', 'edit'] },
  { to: 'password', shape: lockShape, holds: ['password'] },
  { to: 'sessions', shape: deviceShape, holds: ['sessions'] },
];

/** Only who edits can change it. */
const PhotoButton = onDemand(async () => (await import('./photo-button.js')).PhotoButton, OwnPhoto);

/** Scrolls the tabs to the present one, where they do not fit beside each other. */
function useCurrentInSight(screen: ProfileScreen) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen marks another entry.
  useEffect(() => {
    const box = list.current;
    const entry = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && entry)
      box.scrollLeft = entry.offsetLeft - box.offsetLeft - (box.clientWidth - entry.offsetWidth) / 2;
  }, [screen]);
  return list;
}

/** Who it is, and where to go: a list at the side, tabs above the content where it is narrow. */
export function SideList({ person, way, onConfirm }: PhotoButtonProps & { way: ProfileWay }) {
  const words = useProfileWords();
  const Photo = way.screen === 'edit' ? PhotoButton : OwnPhoto;
  const list = useCurrentInSight(way.screen);
  return (
    <aside className="panggung-profile__side">
      <div className="panggung-profile__photo" part="photo">
        <Photo person={person} onConfirm={onConfirm} />
      </div>
      <div className="panggung-profile__who">
        <p className="panggung-profile__name" part="name">
          {person.full_name}
        </p>
        <p className="panggung-profile__address">{person.email}</p>
      </div>
      <nav ref={list} className="panggung-profile__list" aria-label={words.detail}>
        {entries.map(({ to, shape, holds }) => (
          <ScreenLink
            key={to}
            way={way}
            to={to}
            className="panggung-profile__entry"
            isCurrent={holds.includes(way.screen)}
          >
            <Icon shape={shape} />
            {words[to]}
          </ScreenLink>
        ))}
      </nav>
    </aside>
  );
}
