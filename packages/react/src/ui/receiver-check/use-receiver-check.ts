import { createReceiverCheck, type ReceiverCheck, type ReceiverSnapshot } from '@panggung/client';
import type { Show } from '@panggung/core';
import { useEffect, useMemo, useRef } from 'react';
import { usePanggung } from '../panggung-provider.js';
import { useStore } from '../use-store.js';

/** The check of a receiver behind the field; tells each time that nobody could be asked. AMB-144. */
export function useReceiverCheck(
  show: Pick<Show, 'id' | 'video_status'>,
  onFailed: () => void,
): { check: ReceiverCheck; snapshot: ReceiverSnapshot } {
  const panggung = usePanggung();
  // Its status changes with time; what was typed must outlive that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a show is its id.
  const check = useMemo(() => createReceiverCheck(panggung, show), [panggung, show.id]);
  const snapshot = useStore(check.$receiver);
  const { state } = snapshot;
  const latest = useRef(onFailed);
  latest.current = onFailed;
  useEffect(() => {
    if (state === 'failed') latest.current();
  }, [state]);
  return { check, snapshot };
}
