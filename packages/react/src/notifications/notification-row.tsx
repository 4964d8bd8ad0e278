import { type Notification, notificationMessages, notificationTarget } from '@panggung/core';
import type { ReactNode } from 'react';
import { hostLink } from '../ui/host-link.js';
import { Icon } from '../ui/icon.js';
import { Instant } from '../ui/instant.js';
import { useShowHref } from '../ui/show-href.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { notificationShape } from './notification-icon.js';

export interface NotificationRowProps {
  told: Notification;
  isNew: boolean;
  onNotificationSelect: WidgetListener<'notification-select'> | undefined;
  onPromotion: (told: Notification) => void;
  /** A promotion may be opened in a moment. */
  onPromotionNear: () => void;
}

/** Where a notification leads out of here; null where it does not. */
function useHref(told: Notification): string | null {
  const ticketHref = useSiteHref('/yourTicket');
  const showHref = useShowHref();
  const target = notificationTarget(told);
  if (target.kind === 'tickets') return ticketHref;
  return target.kind === 'show' ? showHref(target) : null;
}

/** Something a person is told: a link, a button where it opens in place, or nothing to press. AMB-070. */
export function NotificationRow(props: NotificationRowProps) {
  const { told, onNotificationSelect, onPromotion, onPromotionNear } = props;
  const href = useHref(told);
  const chosen = { notification_id: told.id, type: told.type, show_id: told.room_video_id };
  const className = 'panggung-notifications__row';
  const content = <Content {...props} />;
  if (href !== null) {
    return (
      <a className={className} {...hostLink({ ...chosen, href }, onNotificationSelect)}>
        {content}
      </a>
    );
  }
  if (notificationTarget(told).kind === 'none') return <div className={className}>{content}</div>;
  const open = () => {
    if (emit(onNotificationSelect, { ...chosen, href })) onPromotion(told);
  };
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={onPromotionNear}
      onFocus={onPromotionNear}
      onClick={open}
    >
      {content}
    </button>
  );
}

function Content({ told, isNew }: NotificationRowProps): ReactNode {
  const words = useWords(notificationMessages);
  return (
    <>
      <span className="panggung-notifications__kind" data-state={isNew ? 'new' : 'known'}>
        <Icon shape={notificationShape(told.type)} size={16} />
        {isNew && <span className="panggung-hidden">{words.has_new}: </span>}
      </span>
      <span className="panggung-notifications__text">
        <b className="panggung-notifications__title">{told.title}</b>
        <span className="panggung-notifications__description">{told.description}</span>
        <Instant at={told.created_at} isTimed />
      </span>
    </>
  );
}
