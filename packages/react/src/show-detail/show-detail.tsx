import type { Id } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowFailed, ShowMissing } from '../ui/notices.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { ShowDetailEvents } from './show-page.js';
import { useShowDetail } from './use-show-detail.js';

export interface ShowDetailProps extends PanggungSettings, ShowDetailEvents {
  /** The show, by id. */
  show?: Id | undefined;
  /**
   * As its creator will see it: nothing to buy, not yet started. E-34.
   * @default false
   */
  preview?: boolean | undefined;
}

/**
 * A show with everything about it, and the way to a ticket. Set `--panggung-gutter` where it fills a whole page.
 * @example <ShowDetail show={12} />
 */
export function ShowDetail(props: ShowDetailProps) {
  const { show: id, ...own } = props;
  return (
    <Widget {...props} name="show-detail">
      {id === undefined || id === '' ? <Missing /> : <Detail {...own} key={id} id={id} />}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

function Detail({ id, ...own }: Omit<ShowDetailProps, 'show'> & { id: Id }) {
  const { state, show, reload } = useShowDetail(id);
  useWidgetState(state);
  if (show) return <Page {...own} show={show} onLook={reload} />;
  if (state === 'missing') return <ShowMissing />;
  if (state === 'failed') return <ShowFailed onRetry={reload} />;
  return <PagePlace />;
}

function PagePlace() {
  return (
    <Loading>
      <div className="panggung-show-detail__page">
        <div className="panggung-show-detail__hero">
          <Skeleton kind="cover" ratio="landscape" />
        </div>
        <div className="panggung-show-detail__columns">
          <div className="panggung-show-detail__head">
            <Skeleton kind="badge" />
            <Skeleton kind="title" width={60} />
            <Skeleton width={40} />
            <div className="panggung-show-detail__actions" />
          </div>
          <div className="panggung-show-detail__buy">
            <Skeleton kind="panel" />
          </div>
          <div className="panggung-show-detail__rest">
            <Skeleton width={90} />
            <Skeleton width={95} />
            <Skeleton width={70} />
          </div>
        </div>
      </div>
    </Loading>
  );
}

const Page = later(async () => (await import('./show-page.js')).ShowPage, PagePlace);
