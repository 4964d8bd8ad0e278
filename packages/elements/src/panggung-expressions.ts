import { Expressions } from '@panggung/react';
import { define } from './define.js';
import { expressions } from './definition.js';

define(expressions, Expressions);
