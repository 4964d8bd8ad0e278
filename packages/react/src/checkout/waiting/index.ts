export { WaitingPart } from '../../waiting-list/waiting-part.js';
