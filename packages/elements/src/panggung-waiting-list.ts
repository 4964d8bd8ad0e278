import { WaitingList } from '@panggung/react';
import { define } from './define.js';
import { waitingList } from './definition.js';

define(waitingList, WaitingList);
