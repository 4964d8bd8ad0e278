import { DoorCheck } from '@panggung/react';
import { define } from './define.js';
import { doorCheck } from './definition.js';

define(doorCheck, DoorCheck);
