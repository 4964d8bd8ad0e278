import { createChatMask } from '@panggung/core';
import { type LoadMask, maskBy } from './badword.js';
import type { Panggung } from './panggung.js';

/** The mask of live chats on an API's page: it knows bad words in disguise too. N-24. */
export const getChatMask = (panggung: Panggung): LoadMask => maskBy(panggung, 'chat mask', createChatMask);
