import { ShowDetail } from '@panggung/react';
import { useNavigate } from '../navigation/navigate.js';
import { useId } from '../use-id.js';
import { useShowTitle } from '../use-show-title.js';
import { useTicketCode } from '../use-ticket-code.js';

/** One show with its buy button. E-15 to E-35. */
export function ShowDetailPage() {
  const { go } = useNavigate();
  const id = useId();
  useShowTitle(id);
  useTicketCode(id);
  return (
    <div className="site-show">
      <ShowDetail
        show={id}
        onCheckoutStart={(event) => {
          event.preventDefault();
          go(`/withEmail?id=${encodeURIComponent(id)}`);
        }}
      />
    </div>
  );
}
