import { type Id, type Notification, type NotificationTab, notificationMessages } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { bellShape, Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { onDemand } from '../ui/on-demand.js';
import { Records } from '../ui/records.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useNearEnd } from '../ui/use-near-end.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { NotificationRow } from './notification-row.js';
import { type NotificationsView, useNotifications } from './use-notifications.js';

export interface NotificationListProps {
  userId: Id;
  tab: NotificationTab;
  onNotificationSelect?: WidgetListener<'notification-select'> | undefined;
  onShowSelect?: WidgetListener<'show-select'> | undefined;
}

const PromotionDialog = onDemand(async () => (await import('./promotion-dialog.js')).PromotionDialog);

/** What stands under a tab; more of it comes as one scrolls. D-18 to D-24. */
export function NotificationList({ userId, tab, onNotificationSelect, onShowSelect }: NotificationListProps) {
  const view = useNotifications(userId, tab);
  const [opened, open] = useState<Notification | null>(null);
  useWidgetState(view.state);
  if (view.state !== 'ready') return <NoList tab={tab} view={view} />;
  return (
    <>
      <div className="panggung-notifications__scroll">
        <ul>
          <Records of={view.items}>
            {(told) => (
              <li>
                <NotificationRow
                  told={told}
                  isNew={view.isNew(told)}
                  onNotificationSelect={onNotificationSelect}
                  onPromotion={open}
                  onPromotionNear={PromotionDialog.fetch}
                />
              </li>
            )}
          </Records>
        </ul>
        <ListEnd view={view} />
      </div>
      {opened?.promotion_id != null && (
        <PromotionDialog
          id={opened.promotion_id}
          title={String(opened.title ?? '')}
          onShowSelect={onShowSelect}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

/** Asks for the next page when it comes near; says what becomes of it. D-19, D-20. */
function ListEnd({ view }: { view: NotificationsView }) {
  const words = useWords(notificationMessages);
  const { isFailed, isLoadingMore, items, more } = view;
  // After a failure only a person asks again.
  const end = useNearEnd(() => isFailed || more(), items.length);
  return (
    <div ref={end} className="panggung-notifications__end" role="status">
      {isLoadingMore && words.more}
      {isFailed && <MoreFailed {...view} />}
    </div>
  );
}

/** Whoever asks again goes on from the last one that came. */
function MoreFailed({ retry }: NotificationsView) {
  const words = useWords(notificationMessages);
  const part = useFocusHeir<HTMLSpanElement>('li:last-child');
  return (
    <span ref={part} className="panggung-notifications__failed">
      {words.failed}
      <Button variant="secondary" size="small" onClick={retry}>
        {words.retry}
      </Button>
    </span>
  );
}

function NoList({ tab, view }: { tab: NotificationTab; view: NotificationsView }) {
  const words = useWords(notificationMessages);
  const { state, isFailed, retry } = view;
  if (state === 'loading') return <Waiting />;
  const again = (
    <Button variant="secondary" size="small" onClick={retry}>
      {words.retry}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reached by the keyboard.
    <div className="panggung-notifications__none" tabIndex={0}>
      <Notice
        icon={<Icon shape={bellShape} size={24} />}
        title={state === 'failed' ? words.failed : words.none}
        {...(state === 'empty' && { help: isFailed ? words.failed : words[`${tab}_help`] })}
        {...(isFailed && { action: again, isAlert: true })}
      />
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="panggung-notifications__row">
          <span className="panggung-notifications__kind" />
          <span>
            <Skeleton width={70} />
            <Skeleton width={90} />
            <Skeleton width={40} />
          </span>
        </div>
      ))}
    </Loading>
  );
}
