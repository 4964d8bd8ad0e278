import { fill, formatCount, playerControlMessages } from '@panggung/core';
import { Badge } from '../ui/badge.js';
import { Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import { viewersShape } from './player-icon.js';
import type { PlayerView } from './use-player.js';

/** That it is live, as long as it is, and how many watch. */
export function PictureCorner({ state, viewers }: Pick<PlayerView, 'state' | 'viewers'>) {
  const words = useWords(playerControlMessages);
  const language = useLanguage();
  return (
    <p className="panggung-player__corner">
      {state === 'live' && <Badge tone="live">{words.live}</Badge>}
      {viewers !== null && (
        <span
          className="panggung-player__viewers"
          role="img"
          aria-label={fill(words.viewers, { count: viewers })}
        >
          <Icon shape={viewersShape} size={16} />
          {formatCount(viewers, language)}
        </span>
      )}
    </p>
  );
}
