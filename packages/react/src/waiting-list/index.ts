export { WaitingList, type WaitingListProps } from './waiting-list.js';
export { WaitingPart } from './waiting-part.js';
