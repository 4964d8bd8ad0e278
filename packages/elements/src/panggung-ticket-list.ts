import { TicketList } from '@panggung/react';
import { define } from './define.js';
import { ticketList } from './definition.js';

define(ticketList, TicketList);
