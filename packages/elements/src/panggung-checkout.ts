import { Checkout } from '@panggung/react';
import { define } from './define.js';
import { checkout } from './definition.js';

define(checkout, Checkout);
