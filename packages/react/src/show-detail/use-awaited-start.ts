import { awaitStart } from '@panggung/client';
import type { Id } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

/** Lets whoever waits with a ticket see at once that the show has begun, be it early. J-01. */
export function useAwaitedStart(show: Id, isAwaited: boolean): void {
  const panggung = usePanggung();
  useEffect(() => {
    if (isAwaited) return awaitStart(panggung, show);
  }, [panggung, show, isAwaited]);
}
