import { Loading, Skeleton } from '../ui/skeleton.js';

/** The form's two columns until it is there. */
export function FormPlaceholder(_: object) {
  return (
    <Loading>
      <div className="panggung-studio-form__columns">
        <Skeleton kind="panel" />
        <Skeleton kind="cover" ratio="landscape" />
      </div>
    </Loading>
  );
}
