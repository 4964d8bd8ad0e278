import { Profile } from '@panggung/react';
import { define } from './define.js';
import { profile } from './definition.js';

define(profile, Profile);
