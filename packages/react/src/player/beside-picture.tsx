import { getChat } from '@panggung/client';
import { hasStage } from '@panggung/core';
import { ChatRoom, useHasLines } from '../chat/index.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import type { MediaSessionProps } from './media-session.js';
import type { PlayerProps } from './player.js';
import type { PlayerView } from './use-player.js';
import { type ProgrammeWish, useProgramme } from './use-programme.js';
import { useShownChat } from './use-shown-chat.js';

const MediaSession = onDemand<MediaSessionProps>(
  async () => (await import('./media-session.js')).MediaSession,
);

export interface BesidePictureProps extends Pick<ProgrammeWish, 'video' | 'playout'> {
  view: PlayerView;
  chat: PlayerProps['chat'];
  /** The chat has its room already, before anybody knows whether there is one. */
  hasRoom: boolean;
  /** Over the picture, which fills the window. */
  isOver: boolean;
}

/** What a picture has beside it once it is there: the system's own buttons, and the chat of its show. */
export function BesidePicture({ view, video, playout, chat, ...own }: BesidePictureProps) {
  const { show, playback } = view;
  useProgramme({ showId: show.id, playback, video, playout });
  return (
    <>
      <MediaSession show={show} video={video} />
      {chat !== 'off' && <ChatBeside view={view} {...own} />}
    </>
  );
}

function ChatBeside({
  view: { show },
  hasRoom,
  isOver,
}: Pick<BesidePictureProps, 'view' | 'hasRoom' | 'isOver'>) {
  const { isThere, isKnown, isShown } = useShownChat(show.id);
  // A recording keeps no room for a chat that may be none: its picture would jump twice.
  const isOpen = isThere && isShown && (isKnown || hasRoom);
  // Whoever writes when the show ends, or leaves the full window, is left at its place.
  const part = useFocusHeir<HTMLDivElement>('.panggung-player__view');
  return (
    <div
      ref={part}
      className="panggung-beside-picture"
      data-over={(isOpen && isOver) || undefined}
      data-open={isOpen || undefined}
    >
      {isOpen && <ChatRoom show={show.id} />}
    </div>
  );
}

/** The chat of one's own show, where others have it beside the picture: to take part, and to keep it in order. AMB-134. */
export function OwnChat({ view: { show }, chat }: Pick<BesidePictureProps, 'view' | 'chat'>) {
  const hasLines = useHasLines(getChat(usePanggung(), show.id));
  // Nobody talks beside a film, or before one.
  const isOpen = chat !== 'off' && (hasLines || hasStage(show));
  return (
    <div className="panggung-beside-picture" data-open={isOpen || undefined}>
      {isOpen && <ChatRoom show={show.id} />}
    </div>
  );
}
