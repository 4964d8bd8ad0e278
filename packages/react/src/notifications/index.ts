export { Notifications, type NotificationsProps } from './notifications.js';
