export { Broadcast, type BroadcastEvents, type BroadcastProps } from './broadcast.js';
