export { OfferedSeat } from './offered-seat.js';
export { useSeatOffer } from './use-seat-offer.js';
export { WaitingList, type WaitingListProps } from './waiting-list.js';
export { WaitingPart } from './waiting-part.js';
