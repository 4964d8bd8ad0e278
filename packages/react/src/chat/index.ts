export { Chat, type ChatProps } from './chat.js';
export { ChatRoom, type ChatRoomProps } from './chat-room.js';
