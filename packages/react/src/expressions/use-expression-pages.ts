import { type ExpressionPage, type Expressions, getExpressions } from '@panggung/client';
import type { Expression, Id } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { type PagedListState, usePagedList } from '../ui/studio/use-paged-list.js';
import { useStore } from '../ui/use-store.js';

export interface ExpressionPagesView {
  /** `offline`: it comes by itself once there is a connection. */
  state: PagedListState | 'offline';
  clips: readonly Expression[];
  totalPage: number;
  /** Cards stand that belong to another page or may be old. */
  isBusy: boolean;
  expressions: Expressions;
  retry: () => void;
}

const isBlank = ({ expressions }: ExpressionPage) => expressions.length === 0;

/** A page of a person's expressions. O-01, O-09. */
export function useExpressionPages(
  userId: Id,
  number: number,
  onPageChange: (page: number) => void,
): ExpressionPagesView {
  const expressions = getExpressions(usePanggung(), userId);
  useStore(expressions.$turn);
  const list = useStore(expressions.page(number));
  const { state, page, isBusy, error } = usePagedList({ list, number, isBlank, onPageChange });
  return {
    state: error?.code === 'unreachable' ? 'offline' : state,
    clips: page?.expressions ?? [],
    totalPage: page?.totalPage ?? 1,
    isBusy,
    expressions,
    retry: () => void expressions.reload(number),
  };
}
