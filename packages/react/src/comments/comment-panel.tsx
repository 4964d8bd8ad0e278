import type { Id } from '@panggung/core';
import { useSnackbar } from '../ui/snackbar.js';
import { useWidgetState } from '../ui/widget.js';
import { CommentList } from './comment-list.js';
import { Composer } from './composer.js';
import { type CommentsState, useComments } from './use-comments.js';

export interface CommentPanelProps {
  /** The show, by id. */
  show: Id;
  /**
   * In a box of its own height, in another widget; else it is the widget.
   * @default false
   */
  isBoxed?: boolean;
}

/** The comments under a show, and where the next one is written. */
export function CommentPanel({ show, isBoxed = false }: CommentPanelProps) {
  const { snackbar, warn } = useSnackbar();
  const view = useComments(show, warn);
  return (
    <>
      {!isBoxed && <Shown state={view.state} />}
      <Composer comments={view} onWarn={warn} />
      <CommentList view={view} isBoxed={isBoxed} />
      {snackbar}
    </>
  );
}

function Shown({ state }: { state: CommentsState }) {
  useWidgetState(state);
  return null;
}
