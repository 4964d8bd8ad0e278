import { Broadcast } from '@panggung/react';
import { define } from './define.js';
import { broadcast } from './definition.js';

define(broadcast, Broadcast);
