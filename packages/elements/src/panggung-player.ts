import { Player } from '@panggung/react';
import { define } from './define.js';
import { player } from './definition.js';

define(player, Player);
