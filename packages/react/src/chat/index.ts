export { Chat, type ChatProps } from './chat.js';
export { ChatRoom, type ChatRoomProps } from './chat-room.js';
export { useHasLines } from './use-has-lines.js';
