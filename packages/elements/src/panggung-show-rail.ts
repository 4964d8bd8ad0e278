import { ShowRail } from '@panggung/react';
import { define } from './define.js';
import { showRail } from './definition.js';

define(showRail, ShowRail);
