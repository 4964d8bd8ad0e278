import type { Id } from '@panggung/core';
import { ShowDetail } from '@panggung/react';
import { useNavigate } from 'react-router';
import { useIdQuery } from '../use-id-query.js';
import { useShowTitle } from '../use-show-title.js';
import { useTicketCode } from '../use-ticket-code.js';

/** One show with its buy button. E-15 to E-35. */
export function ShowDetailPage() {
  const id = useIdQuery();
  return id && <ShowScreen id={id} />;
}

function ShowScreen({ id }: { id: Id }) {
  const navigate = useNavigate();
  useShowTitle(id);
  useTicketCode(id);
  return (
    <div className="site-show">
      <ShowDetail
        show={id}
        onCheckoutStart={(event) => {
          event.preventDefault();
          navigate(`/withEmail?id=${encodeURIComponent(id)}`);
        }}
      />
    </div>
  );
}
