import { type ManagePlace, manageTabs } from '@panggung/core';
import { StudioManage } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { pageOf } from '../page-of.js';
import { useShellWords } from '../shell/settings.js';
import { useStudioLinks } from '../use-studio-links.js';

/** Where the list stands, which the address keeps: so do back and reload. */
function useManagePlace() {
  const [query, setQuery] = useSearchParams();
  const tab = manageTabs.find((name) => name === query.get('tab')) ?? 'UPCOMING';
  /** Adds an entry; what is shown at first needs no word in the address. */
  const onPlaceChange = (next: ManagePlace) =>
    setQuery(() => ({
      ...(next.tab !== 'UPCOMING' && { tab: next.tab }),
      ...(next.page > 1 && { page: String(next.page) }),
    }));
  return { place: { tab, page: pageOf(query) }, onPlaceChange };
}

/** The own shows of a host. A-27, M-01 to M-16. */
export function ManageShowPage() {
  const words = useShellWords();
  const { onShowEditStart, onBroadcastStart } = useStudioLinks();
  return (
    <section className="site-wrap site-list">
      <h1>{words.manage_show_title}</h1>
      <StudioManage
        {...useManagePlace()}
        onShowEditStart={onShowEditStart}
        onBroadcastStart={onBroadcastStart}
      />
    </section>
  );
}
