export { Chat, type ChatProps } from './chat.js';
