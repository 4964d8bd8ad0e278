export { WatchDialog, type WatchDialogProps } from './watch-dialog.js';
