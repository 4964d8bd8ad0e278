export { WaitingPart } from '../../waiting-list/index.js';
