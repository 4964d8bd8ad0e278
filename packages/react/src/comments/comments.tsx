import { formatCount, type Id, socialMessages } from '@panggung/core';
import { ShowMissing } from '../ui/notices.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage, useWidgetState, Widget } from '../ui/widget.js';
import { CommentPanel } from './comment-panel.js';
import { useCommentCount } from './use-comment-count.js';

export interface CommentsProps extends PanggungSettings {
  /** The show, by id. */
  show?: Id | undefined;
}

/**
 * The comments under a show, and where the next one is written.
 * @example <Comments show={12} />
 */
export function Comments(props: CommentsProps) {
  const { show } = props;
  return (
    <Widget {...props} name="comments">
      {show === undefined || show === '' ? <Missing /> : <Body key={show} show={show} />}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

function Body({ show }: { show: Id }) {
  const words = useWords(socialMessages);
  const count = formatCount(useCommentCount({ id: show }), useLanguage());
  return (
    <>
      <h2 className="panggung-comments__heading">
        {words.comments} <span>{count}</span>
      </h2>
      <CommentPanel show={show} />
    </>
  );
}
