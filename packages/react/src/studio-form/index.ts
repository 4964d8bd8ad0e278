export { type FormEvents, StudioForm, type StudioFormProps } from './studio-form.js';
