import { BuyButton } from '@panggung/react';
import { define } from './define.js';
import { buyButton } from './definition.js';

define(buyButton, BuyButton);
