/** Something that took time, in ms since the page was asked for. */
export interface Span {
  at: number;
  span: number;
  /** What it was, for who looks for the reason. */
  what: string;
}

/** What a page has seen of itself. */
export interface Seen {
  /** The largest thing drawn so far, each time it became a larger one. */
  largest: Span[];
  shifts: (Span & { value: number })[];
  tasks: Span[];
  /** What our code did without a pause, of frames that were late. */
  scripts: Span[];
  /** What was pressed or typed, until the page had drawn its answer. */
  answers: (Span & { id: number })[];
}

/** Runs in the page before anything else, and must stand by itself. */
export function watch(): void {
  const seen: Seen = { largest: [], shifts: [], tasks: [], scripts: [], answers: [] };
  Object.assign(window, { seen });
  const name = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}` : 'gone';
  };
  const on = <Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    more: { durationThreshold?: number } = {},
  ) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });

  on<PerformanceEntry & { element?: Element; url: string }>('largest-contentful-paint', (entry) => {
    const { startTime: at, element, url } = entry;
    seen.largest.push({ at, span: 0, what: `${name(element)} ${url.split('/').at(-1) ?? ''}` });
  });
  on<PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }>(
    'layout-shift',
    ({ startTime: at, value, hadRecentInput, sources }) => {
      if (!hadRecentInput)
        seen.shifts.push({ at, span: 0, value, what: sources.map(({ node }) => name(node)).join(' ') });
    },
  );
  on('longtask', ({ startTime: at, duration: span }) => seen.tasks.push({ at, span, what: '' }));
  on<PerformanceEntry & { scripts: (PerformanceEntry & { sourceURL: string; invoker: string })[] }>(
    'long-animation-frame',
    ({ startTime, duration, scripts }) => {
      const own = scripts.map(({ startTime: at, duration: span, sourceURL, invoker }) => {
        return { at, span, what: `${sourceURL.split('/').at(-1)} ${invoker} ${span.toFixed(0)} ms` };
      });
      seen.scripts.push(...own);
      for (const task of seen.tasks) {
        if (task.at >= startTime - 1 && task.at <= startTime + duration)
          task.what = own.map(({ what }) => what).join('; ');
      }
    },
  );
  on<PerformanceEventTiming>(
    'event',
    ({ startTime: at, duration: span, name: kind, target, interactionId: id }) => {
      if (id) seen.answers.push({ at, span, id, what: `${kind} ${name(target)}` });
    },
    { durationThreshold: 16 },
  );
}
