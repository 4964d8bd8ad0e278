import { chatText, createChatMask } from '@panggung/core';
import { type LoadMask, maskBy } from './badword.js';
import type { Panggung } from './panggung.js';

/** The mask of live chats on an API's page: it knows bad words in disguise, and takes out what nobody sees. N-24. */
export function getChatMask(panggung: Panggung): LoadMask {
  return maskBy(panggung, 'chat mask', (words) => {
    const mask = createChatMask(words);
    return (text) => mask(chatText(text));
  });
}
