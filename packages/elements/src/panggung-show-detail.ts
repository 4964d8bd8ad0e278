import { ShowDetail } from '@panggung/react';
import { define } from './define.js';
import { showDetail } from './definition.js';

define(showDetail, ShowDetail);
