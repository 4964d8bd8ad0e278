import type { Chat, ChatLine } from '@panggung/client';
import type { ReactNode } from 'react';
import { type DrawnOptions, useDrawnLines } from './use-drawn-lines.js';

export interface ChatRowsProps extends DrawnOptions {
  chat: Chat;
  rowOf: (line: ChatLine) => ReactNode;
}

/** Messages, the oldest first: all that is drawn anew, and all that is asked, when one comes. */
export function ChatRows({ chat, rowOf, ...options }: ChatRowsProps) {
  return <ol className="panggung-chat__log">{useDrawnLines(chat, options).map(rowOf)}</ol>;
}
