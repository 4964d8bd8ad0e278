import type { Chat } from '@panggung/client';
import { useEffect, useState } from 'react';

/** Whether anything was said; draws again only when that changes. */
export function useHasLines({ $lines }: Pick<Chat, '$lines'>): boolean {
  const [hasLines, tell] = useState(false);
  useEffect(() => {
    const look = () => tell($lines.get().length > 0);
    const leave = $lines.listen(look);
    look();
    return leave;
  }, [$lines]);
  return hasLines;
}
