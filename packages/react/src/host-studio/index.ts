export { HostStudio, type HostStudioProps } from './host-studio.js';
export type { StudioScreen } from './use-studio-place.js';
