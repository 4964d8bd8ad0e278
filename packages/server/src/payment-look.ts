export interface LookOptions {
  /** Asks for one payment. */
  look(paymentId: string): Promise<void>;
  clock: () => number;
}

/** How long an answer is good for, in ms: somebody may press REFRESH as often as they like. */
const FRESH = 15_000;

/** How long somebody waits for it, in ms. */
const PATIENCE = 3_000;

interface Look {
  at: number;
  asking: Promise<void>;
}

/** Looks at each payment once in a while, and lets all who ask meanwhile share that look. */
export function createLooks({ look, clock }: LookOptions): (paymentId: string) => Promise<void> {
  const looks = new Map<string, Look>();

  /** Those whose time is over; they lie in the order they were made. */
  function forget(now: number): void {
    for (const [id, { at }] of looks) {
      if (at > now - FRESH) return;
      looks.delete(id);
    }
  }

  return async (paymentId) => {
    const now = clock();
    forget(now);
    const { asking } = looks.get(paymentId) ?? { asking: look(paymentId) };
    if (!looks.has(paymentId)) looks.set(paymentId, { at: now, asking });
    await atMost(PATIENCE, asking);
  };
}

/** Waits for something, but no longer than so many ms. */
async function atMost(ms: number, asking: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([asking, late]);
  } finally {
    clearTimeout(timer);
  }
}
