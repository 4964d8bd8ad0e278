import { landscapeImage, type Show } from '@panggung/core';
import { Cover } from '../ui/cover.js';
import { ShowDate } from '../ui/show-date.js';
import { Skeleton } from '../ui/skeleton.js';

/** What is being bought: cover, name, date. Keeps its size while the show loads. */
export function OrderHead({ show }: { show: Show | null }) {
  return (
    <div className="panggung-checkout__order">
      {show ? (
        <Cover src={landscapeImage(show)} show={show} ratio="landscape" />
      ) : (
        <Skeleton kind="cover" ratio="landscape" />
      )}
      <div>
        <p className="panggung-checkout__show" part="name">
          {show ? show.name : <Skeleton width={70} />}
        </p>
        <p className="panggung-checkout__date" part="meta">
          {show ? <ShowDate show={show} isTimed /> : <Skeleton width={50} />}
        </p>
      </div>
    </div>
  );
}
