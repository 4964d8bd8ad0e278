import { formatCount, type Id, socialMessages } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowMissing } from '../ui/notices.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage, useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { CommentPanelPlace } from './comment-place.js';
import { useCommentCount } from './use-comment-count.js';

export interface CommentsProps extends PanggungSettings {
  /** The show, by id. */
  show?: Id | undefined;
  /** A guest wants to sign in; prevented, no dialog opens: the way there is the host's. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/**
 * The comments under a show, and where the next one is written.
 * @example <Comments show={12} />
 */
export function Comments(props: CommentsProps) {
  const { show, onSignInStart } = props;
  return (
    <Widget {...props} name="comments">
      {show === undefined || show === '' ? (
        <Missing />
      ) : (
        <Body key={show} show={show} onSignInStart={onSignInStart} />
      )}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

// The count comes meanwhile.
const CommentPanel = later(async () => (await import('./comment-panel.js')).CommentPanel, PanelPlace);

function PanelPlace() {
  useWidgetState('loading');
  return <CommentPanelPlace />;
}

function Body({ show, onSignInStart }: CommentsProps & { show: Id }) {
  const words = useWords(socialMessages);
  const count = formatCount(useCommentCount({ id: show }), useLanguage());
  return (
    <>
      <h2 className="panggung-comments__heading">
        {words.comments} <span>{count}</span>
      </h2>
      <CommentPanel show={show} onSignInStart={onSignInStart} />
    </>
  );
}
