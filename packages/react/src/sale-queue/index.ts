export { QueuePanel, type QueuePanelProps } from './queue-panel.js';
export { SaleQueue, type SaleQueueProps } from './sale-queue.js';
