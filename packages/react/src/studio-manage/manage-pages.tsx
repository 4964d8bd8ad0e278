import { type Id, type ManagePlace, type Show, studioManageMessages } from '@panggung/core';
import { useState } from 'react';
import { FailedNotice } from '../ui/failed-notice.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { onDemand } from '../ui/on-demand.js';
import { Pagination } from '../ui/pagination.js';
import { Records } from '../ui/records.js';
import { useSnackbar } from '../ui/snackbar.js';
import { stageShape } from '../ui/studio/studio-icon.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { ManageCard } from './manage-card.js';
import { CardPlaces } from './manage-placeholder.js';
import type { ManageEvents } from './studio-manage.js';
import { useManagePages } from './use-manage-pages.js';

/** What opens over the list. */
export type ManagePart = 'preview' | 'livestream' | 'remove' | 'sales';

const OpenPart = onDemand(async () => (await import('./open-part.js')).OpenPart);

export interface ManagePagesProps extends ManageEvents {
  userId: Id;
  place: ManagePlace;
  onPageChange: (page: number) => void;
}

/** A page of a host's shows, the way to the others, and what opens over them. */
export function ManagePages({ userId, place, onPageChange, ...told }: ManagePagesProps) {
  const words = useWords(studioManageMessages);
  const { snackbar, show: say, warn } = useSnackbar();
  const view = useManagePages(userId, place, onPageChange);
  const [opened, open] = useState<{ part: ManagePart; show: Show } | null>(null);
  const { state } = view;
  useWidgetState(state);
  return (
    <section aria-label={words[place.tab]}>
      {state === 'loading' && <CardPlaces />}
      {state === 'empty' && (
        <Notice icon={<Icon shape={stageShape} size={24} />} title={words.none} help={words.none_help} />
      )}
      {state === 'failed' && <FailedNotice title={words.failed} label={words.retry} onRetry={view.retry} />}
      {state === 'ready' && (
        <ul className="panggung-own-cards" aria-busy={view.isBusy || undefined}>
          <Records of={view.shows}>
            {(show) => (
              <ManageCard
                show={show}
                onAim={OpenPart.fetch}
                onOpen={(part) => open({ part, show })}
                onShowEditStart={told.onShowEditStart}
              />
            )}
          </Records>
        </ul>
      )}
      {state === 'ready' && (
        <Pagination page={place.page} totalPage={view.totalPage} onPageChange={onPageChange} />
      )}
      {opened && (
        <OpenPart
          {...told}
          {...opened}
          managed={view.managed}
          onSay={say}
          onWarn={warn}
          onClose={() => open(null)}
        />
      )}
      {snackbar}
    </section>
  );
}
