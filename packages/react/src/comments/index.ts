export { CommentButton, type CommentButtonProps } from './comment-button.js';
export { Comments, type CommentsProps } from './comments.js';
