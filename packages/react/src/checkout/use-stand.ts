import { getCheckoutStands } from '@panggung/client';
import type { Id } from '@panggung/core';
import { type RefObject, useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { focusTitle } from './focus-title.js';

/**
 * Where a checkout stands in the page by itself: there a buy button of its show leads, in place of a second one.
 * @param show null where it is no place to be led to
 */
export function useStand(frame: RefObject<HTMLElement | null>, show: Id | null): void {
  const panggung = usePanggung();
  useEffect(() => {
    if (show === null) return;
    const stands = getCheckoutStands(panggung, show);
    const lead = () => focusTitle(frame.current, 'center');
    stands.add(lead);
    return () => void stands.delete(lead);
  }, [panggung, frame, show]);
}
