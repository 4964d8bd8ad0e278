import { Notifications } from '@panggung/react';
import { define } from './define.js';
import { notifications } from './definition.js';

define(notifications, Notifications);
