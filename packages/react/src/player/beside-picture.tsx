import { getChat } from '@panggung/client';
import { chatMessages } from '@panggung/core';
import { useState } from 'react';
import { ChatRoom } from '../chat/index.js';
import { Button } from '../ui/button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { useMediaSession } from './use-media-session.js';
import type { PlayerView } from './use-player.js';
import { type ProgrammeWish, useProgramme } from './use-programme.js';

export interface BesidePictureProps extends Pick<ProgrammeWish, 'video' | 'playout'> {
  view: PlayerView;
  /** Over the picture, which fills the window. */
  isOver: boolean;
}

/** What a picture has beside it once it is there: the system's own buttons, and the chat of its show. */
export function BesidePicture({ view, video, playout, isOver }: BesidePictureProps) {
  const words = useWords(chatMessages);
  const { show, playback } = view;
  useMediaSession(show, video);
  useProgramme({ showId: show.id, playback, video, playout });
  const [isOpen, setOpen] = useState(true);
  const chat = getChat(usePanggung(), show.id);
  const { status } = useStore(chat.$state);
  const hasLines = useStore(chat.$lines).length > 0;
  // Of a film nobody has spoken; a chat that may not be read is none.
  const isThere = status === 'replay' ? hasLines : status !== 'refused';
  return (
    <aside
      className="panggung-beside-picture"
      data-over={isOver || undefined}
      data-open={(isThere && isOpen) || undefined}
      hidden={!isThere}
    >
      {isThere && (
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide_chat : words.show_chat}
        </Button>
      )}
      {isThere && isOpen && <ChatRoom show={show.id} />}
    </aside>
  );
}
