export { QueuePanel, type QueuePanelProps } from './queue-panel.js';
export { SaleQueue, type SaleQueueProps } from './sale-queue.js';
export { type SaleStageView, useSaleStage } from './use-sale-stage.js';
