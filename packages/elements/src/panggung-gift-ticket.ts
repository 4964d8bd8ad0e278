import { GiftTicket } from '@panggung/react';
import { define } from './define.js';
import { giftTicket } from './definition.js';

define(giftTicket, GiftTicket);
