import { Loading, Skeleton } from '../ui/skeleton.js';
import { TicketPaper } from '../ui/tear.js';

/** The card's place before it is known whether there is one. */
export function UpcomingPlace() {
  return (
    <Loading>
      <div className="panggung-upcoming-show__card">
        <TicketPaper
          body={
            <div className="panggung-upcoming-show__body">
              <Skeleton kind="cover" ratio="landscape" />
              <div className="panggung-upcoming-show__about">
                <Skeleton width={40} />
                <Skeleton width={70} />
              </div>
            </div>
          }
          stub={<div className="panggung-upcoming-show__stub" />}
        />
      </div>
    </Loading>
  );
}
