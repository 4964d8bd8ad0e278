import { ShowGrid } from '@panggung/react';
import { define } from './define.js';
import { showGrid } from './definition.js';

define(showGrid, ShowGrid);
