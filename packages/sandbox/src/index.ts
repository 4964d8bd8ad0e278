export type { VirtualAccount, VirtualAccountPayment } from './account.js';
export type { Charge, ChargeKind, ChargeMoney } from './charge.js';
export type { SandboxControl } from './control.js';
export { quickRetryDelays, xenditRetryDelays } from './delivery.js';
export type { SandboxState } from './ledger.js';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js';
export { healthy, type Switches, switchChoices } from './switches.js';
