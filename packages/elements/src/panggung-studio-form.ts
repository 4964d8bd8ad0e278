import { StudioForm } from '@panggung/react';
import { define } from './define.js';
import { studioForm } from './definition.js';

define(studioForm, StudioForm);
