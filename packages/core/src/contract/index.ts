export * from './account.js';
export * from './contract.js';
export * from './envelope.js';
export * from './payment.js';
export * from './payment-type.js';
export * from './show.js';
export * from './user.js';
