/** By what a ticker keeps time. A page's own script may be kept from workers, a page of another origin always is. */
export type TickerKind = 'worker' | 'sound';

export interface Ticker {
  kind: TickerKind;
  stop(): void;
}

/** Null where this page may not have the worker: it lies on another origin, or the page's policy forbids it. */
function startWorker(span: number, tick: () => void, onBroken: () => void): Ticker | null {
  try {
    // A strict page would complain of the try alone.
    if (new URL(import.meta.url).origin !== location.origin) return null;
    const worker = new Worker(new URL('./ticker-worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = tick;
    worker.onerror = onBroken;
    worker.postMessage(span);
    return { kind: 'worker', stop: () => worker.terminate() };
  } catch {
    return null;
  }
}

/**
 * Keeps time by the sound card: one silence after the other, each as long as a tick. What ends there is told to a hidden
 * tab as to any other, and no script has to be fetched. Sound begins after a press only: choosing a screen is one.
 */
export function startSound(span: number, tick: () => void): Ticker {
  const context = new AudioContext();
  let end = context.currentTime;
  let isOver = false;
  const next = () => {
    if (isOver) return;
    const silence = new ConstantSourceNode(context, { offset: 0 });
    silence.connect(context.destination);
    // From the last end on: what is told late does not add up.
    end = Math.max(end + span / 1000, context.currentTime);
    silence.onended = () => {
      tick();
      next();
    };
    silence.start();
    silence.stop(end);
  };
  // Closed before it began, it begins no more.
  context.resume().catch(() => {});
  next();
  return {
    kind: 'sound',
    stop() {
      isOver = true;
      // A second time it refuses.
      context.close().catch(() => {});
    },
  };
}

/**
 * Ticks so often a second, also while the tab is hidden. Returns how to stop.
 * @example const stop = startTicker(15, draw);
 */
export function startTicker(perSecond: number, tick: () => void): () => void {
  const span = 1000 / perSecond;
  let isOver = false;
  const fallBack = () => {
    if (isOver) return;
    ticker.stop();
    ticker = startSound(span, tick);
  };
  let ticker = startWorker(span, tick, fallBack) ?? startSound(span, tick);
  return () => {
    isOver = true;
    ticker.stop();
  };
}
