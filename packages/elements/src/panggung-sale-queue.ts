import { SaleQueue } from '@panggung/react';
import { define } from './define.js';
import { saleQueue } from './definition.js';

define(saleQueue, SaleQueue);
