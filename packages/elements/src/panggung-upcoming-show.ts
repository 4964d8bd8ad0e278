import { UpcomingShow } from '@panggung/react';
import { define } from './define.js';
import { upcomingShow } from './definition.js';

define(upcomingShow, UpcomingShow);
