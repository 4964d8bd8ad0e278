import { getWaitingList } from '@panggung/client';
import {
  fill,
  formatCount,
  formatDateTime,
  formatSpan,
  isCalledOff,
  type Show,
  saleEntryMessages,
  showMessages,
} from '@panggung/core';
import { useEffect } from 'react';
import { type SaleStageView, useSaleStage } from '../sale-queue/index.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import { useSeatOffer } from '../waiting-list/index.js';
import type { SaleDoor } from './buy-state.js';

/** A sale that is farther away than this has a date, not a countdown, in ms. */
const COUNTED_MS = 86_400_000;

/** What the button says before a sale and in its line; null where one may order, or nobody knows yet of a line. */
function useQueueLabel({ stage, place, opensAt }: SaleStageView): string | null {
  const words = useWords(saleEntryMessages);
  const language = useLanguage();
  const opensIn = useAsOfNow((now) => {
    if (opensAt === null || now >= opensAt) return '';
    if (opensAt - now > COUNTED_MS) return fill(words.opens_on, { date: formatDateTime(opensAt, language) });
    return fill(words.opens_in, { time: formatSpan(opensAt - now) });
  });
  const isIn = Boolean(place?.ticket);
  if (stage === 'closed' || (stage === 'pool' && isIn)) return opensIn;
  if (stage === 'pool' || stage === 'expired') return words.enter;
  if (stage !== 'line' || !isIn) return null;
  const position = place?.position ?? null;
  return position === null ? words.enter : fill(words.place, { position: formatCount(position, language) });
}

/** What the button says to whoever is on the waiting list, and to everybody where there is nothing to wait for. */
function useWaitingLabel(show: Show): string | null {
  const words = useWords(saleEntryMessages);
  const { CANCELLED } = useWords(showMessages);
  const isWaiting = useStore(getWaitingList(usePanggung(), show.id).$waiting);
  return isCalledOff(show) ? CANCELLED : isWaiting && words.waiting;
}

export interface SaleWatchProps {
  show: Show;
  onDoor: (door: SaleDoor) => void;
}

/** Draws nothing: follows the line before a sale, the waiting list, and the seat that is kept for whoever looks. */
export function SaleWatch({ show, onDoor }: SaleWatchProps) {
  const queue = useQueueLabel(useSaleStage(show));
  const hasOffer = useSeatOffer(show.id).state === 'offered';
  const waiting = useWaitingLabel(show);
  useEffect(() => onDoor({ queue, waiting, hasOffer }), [onDoor, queue, waiting, hasOffer]);
  return null;
}
