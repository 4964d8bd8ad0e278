import { getSaleQueue, type SaleQueue, type SaleQueueState } from '@panggung/client';
import { availability, isInstant, type SaleStage, type Show, saleStage } from '@panggung/core';
import { useEffect, useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';

/** Where one stands before a sale; `sold_out` where there is nothing left to stand in line for. */
export type QueueStage = SaleStage | 'sold_out';

export interface SaleStageView extends Pick<SaleQueueState, 'place' | 'problem'> {
  queue: SaleQueue;
  stage: QueueStage;
  /** When the sale opens, in epoch ms; null where a show asks for no line. */
  opensAt: number | null;
}

/** Whoever is let in may still find a seat that comes back. */
const standing: readonly QueueStage[] = ['line', 'expired'];

/** How often whoever stands in line looks whether there is anything left, in ms. */
const LOOK_MS = 30_000;

/** The stage that holds now: as the API said last, and as the clock has gone on since. */
export function useSaleStage(show: Show): SaleStageView {
  const panggung = usePanggung();
  const queue = useMemo(() => getSaleQueue(panggung, show.id), [panggung, show.id]);
  const { place, problem } = useStore(queue.$queue);
  const said = place?.opens_at ?? show.sale_opens_at;
  const opensAt = isInstant(said) ? said : null;
  const stage = useAsOfNow((now) => saleStage({ opensAt, place, now }));
  const isStanding = standing.includes(stage);
  const { shows } = panggung;
  useEffect(() => {
    if (!isStanding) return;
    const timer = setInterval(() => document.hidden || shows.reload(show.id), LOOK_MS);
    return () => clearInterval(timer);
  }, [isStanding, shows, show.id]);
  const isOver = isStanding && availability(show) === 'sold_out';
  return { queue, place, problem, opensAt, stage: isOver ? 'sold_out' : stage };
}
