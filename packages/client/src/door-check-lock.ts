/** Runs work one after the other. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>;

/** Builds a lock of all tabs of this browser; where it has none to share, or denies it as it denies storage, of this page. */
export function createLock(name: string): Lock {
  const { locks } = globalThis.navigator ?? {};
  const ofPage = createPageLock();
  if (!locks) return ofPage;
  return async (run) => {
    let isOurTurn = false;
    const begin = () => {
      isOurTurn = true;
      return run();
    };
    try {
      return await locks.request(name, begin);
    } catch (thrown) {
      if (isOurTurn) throw thrown;
      return ofPage(run);
    }
  };
}

function createPageLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run);
    last = next.catch(() => {});
    return next;
  };
}
