import { type Id, manageTabs, studioManageMessages } from '@panggung/core';
import { useId } from 'react';
import { hostLink } from '../ui/host-link.js';
import { useSiteHref } from '../ui/site-href.js';
import { FloatingPlus } from '../ui/studio/floating-plus.js';
import { Tabs, tabPanel } from '../ui/tabs.js';
import { useWords } from '../ui/use-words.js';
import { ManagePages } from './manage-pages.js';
import type { ManageEvents } from './studio-manage.js';
import { type ManageControl, useManagePlace } from './use-manage-place.js';

export interface ManageScreenProps extends ManageEvents, ManageControl {
  userId: Id;
}

/** The tabs, what they hold, and the plus that floats over it. M-01, M-15. */
export function ManageScreen({ userId, place, onPlaceChange, ...told }: ManageScreenProps) {
  const id = useId();
  const words = useWords(studioManageMessages);
  const [shown, move] = useManagePlace({ place, onPlaceChange });
  return (
    <>
      <div className="panggung-studio-manage__head">
        <Tabs
          id={id}
          label={words.title}
          tabs={manageTabs}
          tab={shown.tab}
          onTabChange={(tab) => move({ tab })}
        >
          {(name) => words[name]}
        </Tabs>
      </div>
      <div {...tabPanel(id, shown.tab)}>
        <ManagePages
          key={shown.tab}
          {...told}
          userId={userId}
          place={shown}
          onPageChange={(page) => move({ page })}
        />
      </div>
      <AddLink onShowEditStart={told.onShowEditStart} />
    </>
  );
}

/** M-15, AMB-153. */
function AddLink({ onShowEditStart }: Pick<ManageEvents, 'onShowEditStart'>) {
  const { add } = useWords(studioManageMessages);
  const href = useSiteHref('/show/add?type=Add');
  return <FloatingPlus label={add} {...hostLink({ show_id: null, href }, onShowEditStart)} />;
}
