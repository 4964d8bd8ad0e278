export { RemindMenu, type RemindMenuProps } from './remind-menu.js';
