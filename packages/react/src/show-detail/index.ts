export { ShowDetail, type ShowDetailProps } from './show-detail.js';
export { useViewerStake, type ViewerStake } from './use-viewer-stake.js';
