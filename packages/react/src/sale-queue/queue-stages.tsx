import { fill, formatDateTime, QUEUE_POOL_MS, saleQueueMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Countdown } from '../ui/countdown.js';
import { TimeLeft } from '../ui/time-left.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import { JoinButton } from './join-button.js';
import { PlaceInLine } from './place-in-line.js';
import type { SaleStageView } from './use-sale-stage.js';

const Title = ({ children }: { children: string }) => (
  <h3 className="panggung-sale-queue__title">{children}</h3>
);

/** Before anybody may get in line. */
export function ClosedStage({ opensAt }: SaleStageView) {
  const words = useWords(saleQueueMessages);
  const language = useLanguage();
  if (opensAt === null) return null;
  const poolAt = formatDateTime(opensAt - QUEUE_POOL_MS, language);
  return (
    <>
      <Title>{words.closed}</Title>
      <p>{fill(words.opens_on, { date: formatDateTime(opensAt, language) })}</p>
      <Countdown until={opensAt} label={words.opens_in} />
      <p className="panggung-sale-queue__help">{fill(words.pool_opens, { time: poolAt })}</p>
    </>
  );
}

/** Shortly before the sale: places are taken, and drawn when it opens. */
export function PoolStage({ opensAt, place, queue, problem }: SaleStageView) {
  const words = useWords(saleQueueMessages);
  const isIn = Boolean(place?.ticket);
  return (
    <>
      <Title>{isIn ? words.pool : words.closed}</Title>
      {opensAt !== null && <Countdown until={opensAt} label={words.opens_in} />}
      {!isIn && <JoinButton queue={queue} isHeld={problem === 'rate_limited'} />}
      <p className="panggung-sale-queue__help">{words.pool_help}</p>
    </>
  );
}

/** The sale is open, and others are before. */
export function LineStage({ place, queue, problem }: SaleStageView) {
  const words = useWords(saleQueueMessages);
  if (!place?.ticket) {
    return (
      <>
        <Title>{words.join}</Title>
        <p className="panggung-sale-queue__help">{words.no_promise}</p>
        <JoinButton queue={queue} isHeld={problem === 'rate_limited'} />
      </>
    );
  }
  return (
    <>
      <Title>{words.line}</Title>
      <PlaceInLine place={place} />
      <p>{words.line_help}</p>
      <p className="panggung-sale-queue__help">{words.no_promise}</p>
    </>
  );
}

/** The turn has come, for a while. */
export function AdmittedStage({ place }: SaleStageView) {
  const words = useWords(saleQueueMessages);
  const language = useLanguage();
  const until = place?.pass_expires_at ?? null;
  return (
    <>
      <Title>{words.admitted}</Title>
      {until !== null && (
        <>
          <p>{fill(words.admitted_help, { time: formatDateTime(until, language) })}</p>
          <TimeLeft until={until} words={words.admitted_left} />
        </>
      )}
    </>
  );
}

/** The turn has passed. */
export function ExpiredStage({ queue }: SaleStageView) {
  const words = useWords(saleQueueMessages);
  return (
    <>
      <Title>{words.expired}</Title>
      <p>{words.expired_help}</p>
      <Button variant="secondary" isBlock onClick={queue.join}>
        {words.again}
      </Button>
    </>
  );
}
