export { emailSuggestion } from '@panggung/core';
export { EmailSuggestion } from '../../ui/email-suggestion.js';
