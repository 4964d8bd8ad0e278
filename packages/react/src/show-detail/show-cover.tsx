import { landscapeImage, type Show } from '@panggung/core';
import { EnlargeableCover } from '../ui/enlargeable-cover.js';
import { useAttention } from '../ui/use-attention.js';

/** The cover and its own light behind it; large in a dialog. E-15. */
export function ShowCover({ show }: { show: Show }) {
  const [isAttended, attention] = useAttention();
  const src = landscapeImage(show);
  return (
    <div className="panggung-show-detail__hero">
      {src && <img className="panggung-show-detail__spill" src={src} alt="" aria-hidden="true" />}
      <div {...attention}>
        <EnlargeableCover
          src={src}
          movingSrc={isAttended ? show.dynamic_cover : null}
          alt={show.name}
          show={show}
        />
      </div>
    </div>
  );
}
