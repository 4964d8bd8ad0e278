export { Broadcast, type BroadcastProps } from './broadcast.js';
