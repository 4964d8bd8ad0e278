export { ShowDetail, type ShowDetailProps } from './show-detail.js';
export { useMayWatch } from './use-may-watch.js';
export { useViewerStake, type ViewerStake } from './use-viewer-stake.js';
