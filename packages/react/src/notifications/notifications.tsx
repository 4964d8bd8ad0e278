import { type Id, type NotificationTab, notificationTabs } from '@panggung/core';
import { useId, useState } from 'react';
import { onDemand } from '../ui/on-demand.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { tabPanel } from '../ui/tabs.js';
import { useStore } from '../ui/use-store.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { NotificationList } from './notification-list.js';
import { NotificationTabs } from './notification-tabs.js';
import { useUnseen } from './use-notifications.js';

export interface NotificationsProps extends PanggungSettings {
  /**
   * The tab it begins with; changed, it goes there.
   * @default 'ticket'
   */
  tab?: NotificationTab | undefined;
  /** A notification was chosen; prevent it to keep the browser here, and a promotion shut. */
  onNotificationSelect?: WidgetListener<'notification-select'> | undefined;
  /** The show of a promotion was chosen; prevent it to keep the browser here. */
  onShowSelect?: WidgetListener<'show-select'> | undefined;
  /** A guest wants to sign in; prevent it to lead them there yourself. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

const SignedOut = onDemand(async () => (await import('./signed-out.js')).SignedOut);

/**
 * What the person who is signed in is told: of their shows and tickets, and of promotions.
 * @example <Notifications />
 */
export function Notifications(props: NotificationsProps) {
  return (
    <Widget {...props} name="notifications">
      <NotificationsBody {...props} />
    </Widget>
  );
}

function NotificationsBody(props: NotificationsProps) {
  const person = useStore(usePanggung().session.$person);
  if (person === null) return <SignedOut onSignInStart={props.onSignInStart} />;
  const first = notificationTabs.find((tab) => tab === props.tab) ?? 'ticket';
  return <Told key={`${person.user_id} ${first}`} {...props} userId={person.user_id} first={first} />;
}

function Told({ userId, first, ...rest }: NotificationsProps & { userId: Id; first: NotificationTab }) {
  const id = useId();
  const [tab, setTab] = useState(first);
  const unseen = useUnseen(userId);
  return (
    <>
      <NotificationTabs id={id} tab={tab} unseen={unseen} onTabChange={setTab} />
      <div {...tabPanel(id, tab)}>
        <NotificationList key={tab} {...rest} userId={userId} tab={tab} />
      </div>
    </>
  );
}
