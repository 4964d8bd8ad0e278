import type { Call } from '@panggung/core/contract';

/** Calls of the contract that nothing answers yet: the document leaves them out. Whoever makes one takes it from here. */
export const unmadeCalls: readonly Call[] = [];
