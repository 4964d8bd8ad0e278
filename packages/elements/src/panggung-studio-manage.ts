import { StudioManage } from '@panggung/react';
import { define } from './define.js';
import { studioManage } from './definition.js';

define(studioManage, StudioManage);
