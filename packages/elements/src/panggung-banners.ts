import { Banners } from '@panggung/react';
import { define } from './define.js';
import { banners } from './definition.js';

define(banners, Banners);
