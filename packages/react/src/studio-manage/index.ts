export { type ManageEvents, StudioManage, type StudioManageProps } from './studio-manage.js';
export type { ManageControl } from './use-manage-place.js';
