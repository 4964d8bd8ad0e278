import { Search } from '@panggung/react';
import { define } from './define.js';
import { search } from './definition.js';

define(search, Search);
