import { useEffect, useState } from 'react';

/**
 * What lies outside of React, as it is now; draws again whenever it is another than was drawn. Unlike with
 * `useSyncExternalStore`, a page that is drawn in slices is not drawn anew in one go when an answer comes meanwhile:
 * on a phone that is a long task.
 * @example const value = useSnapshot(store.listen, store.get);
 */
export function useSnapshot<T>(listen: (onChange: () => void) => () => void, read: () => T): T {
  const value = read();
  const [{ drawn }, draw] = useState({ drawn: { value, read } });
  const look = () => {
    if (!Object.is(drawn.value, drawn.read())) draw({ drawn });
  };
  useEffect(() => {
    Object.assign(drawn, { value, read });
    look();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads what was drawn last.
  useEffect(() => listen(look), [listen]);
  return value;
}
