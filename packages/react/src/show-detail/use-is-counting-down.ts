import { isCountingDown, type Show } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { useNow } from '../ui/use-now.js';

/** Whether the seconds to a show's start are worth counting; tells once when its hour has come. AMB-095. */
export function useIsCountingDown(show: Show, onStart: () => void): boolean {
  const isCounting = isCountingDown(show, useNow());
  const wasCounting = useRef(isCounting);
  useEffect(() => {
    if (wasCounting.current && !isCounting) onStart();
    wasCounting.current = isCounting;
  }, [isCounting, onStart]);
  return isCounting;
}
