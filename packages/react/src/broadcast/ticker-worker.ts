/** Ticks every so many ms, as it is told: a hidden tab slows down the timers of its page to one a second, not those of a worker. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setInterval(() => postMessage(null), data);
});
