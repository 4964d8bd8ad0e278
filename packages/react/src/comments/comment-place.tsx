import { Loading, Skeleton } from '../ui/skeleton.js';

/** Stands in the place of a comment. */
export function CommentPlace() {
  return (
    <div className="panggung-comments__comment">
      <span className="panggung-comments__blank" />
      <div>
        <Skeleton width={40} />
        <Skeleton width={85} />
      </div>
    </div>
  );
}

/** Stands in the place of the first comments. */
export function CommentsLoading() {
  return (
    <Loading>
      {[1, 2, 3, 4].map((place) => (
        <CommentPlace key={place} />
      ))}
    </Loading>
  );
}

/** Stands in the place of all there is. */
export function CommentPanelPlace() {
  return (
    <>
      <div className="panggung-comments__composer" />
      <div className="panggung-comments__list">
        <CommentsLoading />
      </div>
    </>
  );
}
