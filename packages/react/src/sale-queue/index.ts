export { SaleQueue, type SaleQueueProps } from './sale-queue.js';
