export { CommentButton, type CommentButtonProps } from './comment-button.js';
