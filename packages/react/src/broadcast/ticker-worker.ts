/** Ticks every so many ms, as it is told: a hidden tab slows down the timers of its page to one a second, not those of a worker. */
// Nothing to listen to where a bundler's server imports every module.
globalThis.addEventListener?.('message', ({ data }: MessageEvent<number>) => {
  setInterval(() => postMessage(null), data);
});
