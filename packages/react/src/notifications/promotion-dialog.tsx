import { getPromotions } from '@panggung/client';
import { type Id, notificationMessages, type Promotion, promotionTarget } from '@panggung/core';
import { Cover } from '../ui/cover.js';
import { Dialog } from '../ui/dialog.js';
import { FailedNotice } from '../ui/failed-notice.js';
import { LinkButton } from '../ui/link-button.js';
import { Notice } from '../ui/notice.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useShowLink } from '../ui/show-link.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface PromotionDialogProps {
  id: Id;
  /** As the notification has it: the promotion's own comes later. */
  title: string;
  onShowSelect: WidgetListener<'show-select'> | undefined;
  onClose: () => void;
}

/** A promotion: its picture, its words, and the way to what it is about. D-24, AMB-070. */
export function PromotionDialog({ id, title, onShowSelect, onClose }: PromotionDialogProps) {
  const words = useWords(notificationMessages);
  const promotions = getPromotions(usePanggung());
  const known = useStore(promotions.one(id));
  const promotion = 'value' in known ? known.value : undefined;
  return (
    <Dialog title={promotion?.title || title || words.promotion} closeLabel={words.close} onClose={onClose}>
      {promotion && <Offer promotion={promotion} onShowSelect={onShowSelect} />}
      {!promotion && known.status === 'loading' && <Waiting />}
      {!promotion && known.status === 'failed' && (
        <Failed isGone={known.error.status === 404} onRetry={() => void promotions.reload(id)} />
      )}
    </Dialog>
  );
}

interface OfferProps {
  promotion: Promotion;
  onShowSelect: WidgetListener<'show-select'> | undefined;
}

function Offer({ promotion, onShowSelect }: OfferProps) {
  const { id, title, description, url_image } = promotion;
  return (
    <div className="panggung-promotion">
      {url_image && <Cover src={url_image} show={{ id, name: title }} ratio="landscape" isFirst />}
      <p className="panggung-promotion__text">{description}</p>
      <OfferLink promotion={promotion} onShowSelect={onShowSelect} />
    </div>
  );
}

function OfferLink({ promotion, onShowSelect }: OfferProps) {
  const words = useWords(notificationMessages);
  const target = promotionTarget(promotion);
  const show = useShowLink({ id: target.kind === 'show' ? target.id : '' }, onShowSelect);
  if (target.kind === 'show') return <LinkButton {...show}>{words.see_show}</LinkButton>;
  if (target.kind !== 'link') return null;
  return (
    <LinkButton href={target.url} target="_blank" rel="noopener noreferrer">
      {words.open_link}
    </LinkButton>
  );
}

function Failed({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  const words = useWords(notificationMessages);
  if (isGone) return <Notice title={words.promotion_gone} isAlert />;
  return <FailedNotice title={words.promotion_failed} onRetry={onRetry} />;
}

function Waiting() {
  return (
    <Loading>
      <Skeleton kind="cover" ratio="landscape" />
      <Skeleton width={90} />
      <Skeleton width={60} />
    </Loading>
  );
}
