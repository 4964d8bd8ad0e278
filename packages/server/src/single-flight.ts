/**
 * Answers all who ask for the same while it is being found with what the first one finds.
 * @example const share = createSingleFlight(); await share('now 12', () => readNow(12))
 */
export function createSingleFlight() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(name: string, find: () => Promise<T>): Promise<T> => {
    const known = running.get(name) as Promise<T> | undefined;
    if (known) return known;
    const found = find().finally(() => running.delete(name));
    running.set(name, found);
    return found;
  };
}
