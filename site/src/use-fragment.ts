import { useEffect, useState } from 'react';

/**
 * What stands behind the `#` of the address under a name; taken off the bar at once, so that nobody reads or shares it.
 * AMB-196.
 * @example const code = useFragment('redeem_code');
 */
export function useFragment(name: string): string | undefined {
  const [value] = useState(() => new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined);
  useEffect(() => {
    if (value) history.replaceState(history.state, '', location.pathname + location.search);
  }, [value]);
  return value;
}
