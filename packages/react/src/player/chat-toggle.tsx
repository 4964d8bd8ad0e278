import { chatMessages, type Id } from '@panggung/core';
import { IconButton } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
import { useShownChat } from './use-shown-chat.js';

const shape = 'M4 5h16v11h-9l-4 4v-4H4Z';

/** Puts the chat away, or shows it again. */
export function ChatToggle({ showId }: { showId: Id }) {
  const words = useWords(chatMessages);
  const { chat, isThere, isShown } = useShownChat(showId);
  if (!isThere) return null;
  return (
    <IconButton
      label={isShown ? words.hide_chat : words.show_chat}
      aria-expanded={isShown}
      onClick={() => chat.$isShown.set(!isShown)}
    >
      <Icon shape={shape} />
    </IconButton>
  );
}
