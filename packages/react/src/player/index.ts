export { Player, type PlayerProps } from './player.js';
