import { type Expression, expressionMessages, type Id } from '@panggung/core';
import { useState } from 'react';
import { FailedNotice } from '../ui/failed-notice.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { onDemand } from '../ui/on-demand.js';
import { Pagination } from '../ui/pagination.js';
import { Records } from '../ui/records.js';
import { useSnackbar } from '../ui/snackbar.js';
import { FloatingPlus } from '../ui/studio/floating-plus.js';
import { filmShape } from '../ui/studio/studio-icon.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import { ExpressionCard } from './expression-card.js';
import { ExpressionPlaces } from './expression-places.js';
import type { ExpressionControl, ExpressionEvents } from './expressions.js';
import { useExpressionPages } from './use-expression-pages.js';

/** What opens over the list: a new one, or what is done with one that is there. */
export type OpenedExpression = { part: 'add' } | { part: 'edit' | 'remove'; expression: Expression };

const OpenExpression = onDemand(async () => (await import('./open-expression.js')).OpenExpression);

export interface ExpressionScreenProps extends ExpressionEvents, ExpressionControl {
  userId: Id;
}

/** The page shown, which the host may lead. */
function usePage({ page = 1, onPageChange }: ExpressionControl) {
  const [own, setOwn] = useState(page);
  const go = (next: number) => {
    setOwn(next);
    onPageChange?.(next);
  };
  return [onPageChange ? page : own, go] as const;
}

/** The list, the plus that floats over it, and what opens. Rows O. */
export function ExpressionScreen({ userId, onExpressionAltered, ...control }: ExpressionScreenProps) {
  const words = useWords(expressionMessages);
  const { snackbar, show: say, warn } = useSnackbar();
  const [page, go] = usePage(control);
  const { state, clips, totalPage, isBusy, expressions, retry } = useExpressionPages(userId, page, go);
  const [opened, open] = useState<OpenedExpression | null>(null);
  const [played, play] = useState<Id | null>(null);
  useWidgetState(state);
  // What was opened since stays open: an answer may come late.
  const close = () => open((now) => (now === opened ? null : now));
  const done = (act: 'added' | 'changed' | 'removed', id: Id) => {
    say(words[act]);
    // The newest is the first.
    if (act === 'added') go(1);
    emit(onExpressionAltered, { expression_id: id, act });
  };
  return (
    <section aria-label={words.title}>
      {state === 'loading' && <ExpressionPlaces />}
      {state === 'empty' && (
        <Notice icon={<Icon shape={filmShape} size={24} />} title={words.none} help={words.none_help} />
      )}
      {state === 'offline' && (
        <FailedNotice title={words.offline} help={words.offline_help} label={words.retry} onRetry={retry} />
      )}
      {state === 'failed' && <FailedNotice title={words.failed} label={words.retry} onRetry={retry} />}
      {state === 'ready' && (
        <>
          <ul className="panggung-own-cards" data-layout="portrait" aria-busy={isBusy || undefined}>
            <Records of={clips}>
              {(expression) => (
                <ExpressionCard
                  expression={expression}
                  isPlayed={played === expression.id}
                  onPlay={() => play(expression.id)}
                  onAim={OpenExpression.fetch}
                  onOpen={(part) => open({ part, expression })}
                />
              )}
            </Records>
          </ul>
          <Pagination page={page} totalPage={totalPage} onPageChange={go} />
        </>
      )}
      <FloatingPlus label={words.add} onClick={() => open({ part: 'add' })} />
      {opened && (
        <OpenExpression {...opened} expressions={expressions} onDone={done} onWarn={warn} onClose={close} />
      )}
      {snackbar}
    </section>
  );
}
