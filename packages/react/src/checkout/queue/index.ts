export { QueuePanel, type QueuePanelProps } from '../../sale-queue/queue-panel.js';
