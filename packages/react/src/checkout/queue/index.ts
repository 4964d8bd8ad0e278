export { QueuePanel, type QueuePanelProps } from '../../sale-queue/index.js';
