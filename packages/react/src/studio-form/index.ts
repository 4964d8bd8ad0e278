export { StudioForm, type StudioFormProps } from './studio-form.js';
