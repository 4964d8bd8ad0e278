import { Comments } from '@panggung/react';
import { define } from './define.js';
import { comments } from './definition.js';

define(comments, Comments);
