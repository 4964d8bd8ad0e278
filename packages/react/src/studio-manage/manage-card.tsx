import { fill, isCalledOff, landscapeImage, type Show, studioManageMessages } from '@panggung/core';
import { ShowStatusBadge } from '../ui/badge.js';
import { Cover } from '../ui/cover.js';
import { hostLink } from '../ui/host-link.js';
import { Icon } from '../ui/icon.js';
import { Menu, MenuAct } from '../ui/menu.js';
import { ShowDate } from '../ui/show-date.js';
import { ShowPrice } from '../ui/show-price.js';
import { binShape, chartShape, eyeShape, linkShape, pencilShape } from '../ui/studio/studio-icon.js';
import { TicketLine } from '../ui/ticket-line.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import type { ManagePart } from './manage-pages.js';
import type { ManageEvents } from './studio-manage.js';
import { useShowEditHref } from './use-show-edit-href.js';

export interface ManageCardProps extends Pick<ManageEvents, 'onShowEditStart'> {
  show: Show;
  /** Something of it may be opened in a moment. */
  onAim: () => void;
  onOpen: (part: ManagePart) => void;
}

/** A show of the host's: where it stands, how it sells, and what can be done with it. M-05 to M-10. */
export function ManageCard(props: ManageCardProps) {
  const { show, onAim, onOpen } = props;
  const words = useWords(studioManageMessages);
  const part = useFocusHeir<HTMLLIElement>();
  return (
    <li ref={part} onPointerEnter={onAim} onFocus={onAim}>
      <article className="panggung-studio-manage__card" part="card">
        <Cover src={landscapeImage(show)} show={show} ratio="landscape" />
        <div className="panggung-studio-manage__row">
          <ShowStatusBadge show={show} />
          <CardMenu {...props} />
        </div>
        <h2 className="panggung-studio-manage__name" part="name">
          {show.name}
        </h2>
        <p className="panggung-studio-manage__meta" part="meta">
          <ShowDate show={show} isTimed />
          <ShowPrice show={show} free="Free" />
        </p>
        <div className="panggung-studio-manage__row">
          <TicketLine surface="manage" show={show} />
          <button
            type="button"
            className="panggung-studio-manage__sales"
            aria-label={fill(words.sales_of, { name: show.name })}
            onClick={() => onOpen('sales')}
          >
            <Icon shape={chartShape} size={16} />
            {words.sales}
          </button>
        </div>
      </article>
    </li>
  );
}

/** Its words as the documents have them; what was called off is only to be looked at. M-07 to M-10. */
function CardMenu({ show, onOpen, onShowEditStart }: ManageCardProps) {
  const words = useWords(studioManageMessages);
  const edit = hostLink({ show_id: show.id, href: useShowEditHref(show.id) }, onShowEditStart);
  const isOff = isCalledOff(show);
  const rows: [ManagePart, string, string][] = [['preview', eyeShape, words.preview]];
  // Nobody goes on air with what is over, or on air already. M-09.
  if (!isOff && show.video_status === 'WAITING') rows.push(['livestream', linkShape, words.livestream]);
  if (!isOff) rows.push(['remove', binShape, words.remove]);
  return (
    <Menu label={fill(words.menu, { name: show.name })}>
      {(close) => (
        <>
          {!isOff && (
            <a role="menuitem" tabIndex={-1} {...edit}>
              <Icon shape={pencilShape} size={16} />
              {words.edit}
            </a>
          )}
          {rows.map(([part, shape, text]) => (
            <MenuAct
              key={part}
              shape={shape}
              isDangerous={part === 'remove'}
              close={close}
              onAct={() => onOpen(part)}
            >
              {text}
            </MenuAct>
          ))}
        </>
      )}
    </Menu>
  );
}
