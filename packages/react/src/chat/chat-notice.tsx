import type { Chat, ChatStatus } from '@panggung/client';
import { chatMessages } from '@panggung/core';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { useHasLines } from './use-has-lines.js';

/** What stands where nothing is said, or over what was. */
export function ChatNotice({ chat }: { chat: Chat }) {
  const words = useWords(chatMessages);
  const { status, writeRefusal } = useStore(chat.$state);
  const help = writeRefusal === 'chat_closed' ? undefined : words.empty_help;
  const isEmpty = !useHasLines(chat);
  const notices: Record<ChatStatus, { title: string; help?: string | undefined } | null> = {
    connecting: isEmpty ? { title: words.connecting } : null,
    live: isEmpty ? { title: words.empty, help } : null,
    offline: { title: words.offline },
    refused: { title: words.refused, help: words.refused_help },
    replay: isEmpty ? { title: words.empty } : null,
  };
  const notice = notices[status];
  return (
    <div className="panggung-chat__notice" role="status" part="message">
      {notice && (
        <p>
          <b>{notice.title}</b>
          {notice.help && <span>{notice.help}</span>}
        </p>
      )}
    </div>
  );
}
