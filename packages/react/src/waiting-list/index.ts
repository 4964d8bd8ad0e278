export { WaitingList, type WaitingListProps } from './waiting-list.js';
