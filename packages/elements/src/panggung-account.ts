import { Account } from '@panggung/react';
import { define } from './define.js';
import { account } from './definition.js';

define(account, Account);
