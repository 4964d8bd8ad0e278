import type { Chat, ChatLine } from '@panggung/client';
import { chatMessages, fill, type Id, sameId } from '@panggung/core';
import { useEffect, useState } from 'react';
import { useWords } from '../ui/use-words.js';

/** How often news are read out, in ms: a crowd's chatter would drown the show. */
const PAUSE_MS = 6000;

/** The place of the last message that was said. */
function endOf(lines: readonly ChatLine[]): number {
  return lines.findLast(({ isSending }) => !isSending)?.seq ?? 0;
}

/**
 * What came since it was last said, in one sentence for a screen reader; one's own messages are no news.
 * @param isOpen whether the chat is known: what was there before is read in the log
 */
export function useSummary(
  { $lines }: Pick<Chat, '$lines'>,
  isOpen: boolean,
  userId: Id | undefined,
): string {
  const words = useWords(chatMessages);
  const [summary, say] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    let told = endOf($lines.get());
    const isMine = ({ userId: author }: ChatLine) => userId !== undefined && sameId(author, userId);
    const look = () => {
      const lines = $lines.get();
      const news = lines.filter((line) => !line.isSending && line.seq > told && !isMine(line));
      told = Math.max(told, endOf(lines));
      const last = news.at(-1);
      if (!last) return;
      const values = { count: news.length, name: last.fullName || words.someone, text: last.comment };
      say(fill(news.length === 1 ? words.news_one : words.news_many, values));
    };
    const timer = setInterval(look, PAUSE_MS);
    return () => clearInterval(timer);
  }, [$lines, isOpen, userId, words]);
  return summary;
}
