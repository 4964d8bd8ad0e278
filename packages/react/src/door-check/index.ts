export { DoorCheck, type DoorCheckProps } from './door-check.js';
