import { TicketWallet } from '@panggung/react';
import { define } from './define.js';
import { ticketWallet } from './definition.js';

define(ticketWallet, TicketWallet);
