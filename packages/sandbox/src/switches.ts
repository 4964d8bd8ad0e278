/** What may go wrong, and how it shows. The first of each list is how a healthy gateway behaves. */
export const switchChoices = {
  gateway: {
    up: 'answers',
    down: 'answers 503',
    timeout: 'does the work, never answers',
    slow: 'answers late',
  },
  callback: {
    normal: 'once, at once',
    lost: 'never sent',
    doubled: 'sent twice at the same time',
    late: 'sent after the delay',
    reordered: 'held back, then newest first',
  },
  amount: {
    right: 'as asked',
    wrong: '1,000 too little',
  },
  transactions: {
    current: 'lists a payment at once',
    late: 'lists it after the delay',
  },
} as const;

export interface Switches {
  gateway: keyof typeof switchChoices.gateway;
  callback: keyof typeof switchChoices.callback;
  amount: keyof typeof switchChoices.amount;
  transactions: keyof typeof switchChoices.transactions;
  /** Delay of a slow answer, ms. */
  slowBy: number;
  /** Delay of a late callback and of a late list, ms. */
  lateBy: number;
}

export const healthy: Readonly<Switches> = {
  gateway: 'up',
  callback: 'normal',
  amount: 'right',
  transactions: 'current',
  slowBy: 3000,
  lateBy: 30_000,
};

/** Reads switches somebody sent; unknown names and values throw with the choices in the message. */
export function readSwitches(wish: Record<string, unknown>): Partial<Switches> {
  return Object.fromEntries(Object.entries(wish).map(([name, value]) => [name, readSwitch(name, value)]));
}

function readSwitch(name: string, value: unknown): string | number {
  if (name === 'slowBy' || name === 'lateBy') return readDelay(name, value);
  const choices: Record<string, string> | undefined = Object.hasOwn(switchChoices, name)
    ? switchChoices[name as keyof typeof switchChoices]
    : undefined;
  if (!choices)
    throw new TypeError(`No switch is called "${name}". There are: ${Object.keys(healthy).join(', ')}.`);
  if (typeof value !== 'string' || !Object.hasOwn(choices, value)) {
    throw new TypeError(`"${name}" can be ${Object.keys(choices).join(', ')}, not "${value}".`);
  }
  return value;
}

function readDelay(name: string, value: unknown): number {
  const delay = Number(value);
  if (!Number.isFinite(delay) || delay < 0)
    throw new TypeError(`"${name}" is a delay in ms, not "${value}".`);
  return delay;
}
