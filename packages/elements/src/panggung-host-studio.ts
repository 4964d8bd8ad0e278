import { HostStudio } from '@panggung/react';
import { define } from './define.js';
import { hostStudio } from './definition.js';

define(hostStudio, HostStudio);
