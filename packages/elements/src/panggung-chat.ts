import { Chat } from '@panggung/react';
import { define } from './define.js';
import { chat } from './definition.js';

define(chat, Chat);
