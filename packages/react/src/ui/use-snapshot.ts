import { useEffect, useState } from 'react';

/**
 * What lies outside of React, as it is now; draws again whenever it is another than was drawn. Unlike with
 * `useSyncExternalStore`, a page that is drawn in slices is not drawn anew in one go when an answer comes meanwhile:
 * on a phone that is a long task.
 * @param listen stays the same function for the same place
 * @param read gives the same value, by identity, while nothing has changed
 * @example const value = useSnapshot(store.listen, store.get);
 */
export function useSnapshot<T>(listen: (onChange: () => void) => () => void, read: () => T): T {
  const value = read();
  const [{ drawn }, draw] = useState({ drawn: { value, read } });
  const look = () => {
    if (!Object.is(drawn.value, drawn.read())) draw({ drawn });
  };
  // First: a store that wakes up as it is listened to may change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads what was drawn last.
  useEffect(() => listen(look), [listen]);
  useEffect(() => {
    Object.assign(drawn, { value, read });
    look();
  });
  return value;
}
