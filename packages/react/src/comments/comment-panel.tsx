import type { Id } from '@panggung/core';
import { later } from '../ui/later.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useWidgetState } from '../ui/widget.js';
import { CommentList } from './comment-list.js';
import { type CommentsState, useComments } from './use-comments.js';
import type { ComposerOptions } from './use-composer.js';

const ComposerPlace = (_: ComposerOptions) => <div className="panggung-comments__composer" />;

// Reading comes first: the list is asked for meanwhile.
const Composer = later(async () => (await import('./composer.js')).Composer, ComposerPlace);

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
