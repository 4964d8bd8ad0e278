import { type Show, saleQueueMessages } from '@panggung/core';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../ui/use-words.js';
import { QueueNews } from './queue-news.js';
import { QueueProblem } from './queue-problem.js';
import { AdmittedStage, ClosedStage, ExpiredStage, LineStage, PoolStage } from './queue-stages.js';
import { type QueueStage, type SaleStageView, useSaleStage } from './use-sale-stage.js';

export interface QueuePanelProps {
  show: Show;
  /**
   * Gets in line without another press: whoever sees it has pressed already.
   * @default false
   */
  isWanted?: boolean;
}

/** What one sees at each stage. */
const screens: Record<QueueStage, (view: SaleStageView) => ReactNode> = {
  none: () => null,
  closed: ClosedStage,
  pool: PoolStage,
  line: LineStage,
  admitted: AdmittedStage,
  expired: ExpiredStage,
  sold_out: SoldOutStage,
};

/** Where one stands before a sale, and how to get in line; for a place that knows the show. AMB-198. */
export function QueuePanel({ show, isWanted = false }: QueuePanelProps) {
  const view = useSaleStage(show);
  const { queue, stage, place } = view;
  const isOutside = (stage === 'pool' || stage === 'line') && !place?.ticket;
  useEffect(() => {
    if (isWanted && isOutside) void queue.join();
  }, [queue, isWanted, isOutside]);
  const Screen = screens[stage];
  return (
    <div className="panggung-sale-queue__panel" data-stage={stage}>
      <Screen {...view} />
      <QueueProblem problem={view.problem} />
      <QueueNews stage={stage} place={place} />
    </div>
  );
}

function SoldOutStage() {
  const words = useWords(saleQueueMessages);
  return (
    <>
      <h3 className="panggung-sale-queue__title">{words.sold_out}</h3>
      <p>{words.sold_out_help}</p>
    </>
  );
}
