export { emailSuggestion } from '@panggung/core';
export { EmailSuggestion } from '../../ui/email-suggestion.js';
export { OfferedSeat } from '../../waiting-list/index.js';
