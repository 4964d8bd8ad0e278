import { SearchResults } from '@panggung/react';
import { define } from './define.js';
import { searchResults } from './definition.js';

define(searchResults, SearchResults);
