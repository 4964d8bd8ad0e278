import { ShowCard } from '@panggung/react';
import { define } from './define.js';
import { showCard } from './definition.js';

define(showCard, ShowCard);
