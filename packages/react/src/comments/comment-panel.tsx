import { useSnackbar } from '../ui/snackbar.js';
import { useWidgetState } from '../ui/widget.js';
import { CommentList } from './comment-list.js';
import { Composer } from './composer.js';
import { type CommentsState, useComments } from './use-comments.js';
import type { ComposerOptions } from './use-composer.js';

export interface CommentPanelProps extends Pick<ComposerOptions, 'show' | 'onSignInStart'> {
  /**
   * In a box of its own height, in another widget; else it is the widget.
   * @default false
   */
  isBoxed?: boolean;
}

/** The comments under a show, and where the next one is written. */
export function CommentPanel({ isBoxed = false, ...subject }: CommentPanelProps) {
  const { snackbar, warn } = useSnackbar();
  const view = useComments(subject.show, warn);
  return (
    <>
      {!isBoxed && <Shown state={view.state} />}
      <Composer {...subject} comments={view} onWarn={warn} />
      <CommentList view={view} isBoxed={isBoxed} />
      {snackbar}
    </>
  );
}

function Shown({ state }: { state: CommentsState }) {
  useWidgetState(state);
  return null;
}
