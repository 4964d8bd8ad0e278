export { Account, type AccountProps } from './account.js';
export type { AccountControl } from './use-account.js';
