import type { WalletPlace } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { pageOf } from './page-of.js';

/** Where the own tickets stand, which the address keeps: so do back and reload. */
export function useWalletPlace() {
  const [query, setQuery] = useSearchParams();
  const isHistory = query.get('status') === 'history';
  const place: WalletPlace = {
    tab: isHistory ? 'HISTORY' : 'ACTIVE',
    isGift: !isHistory && query.get('gift') === '1',
    page: pageOf(query),
  };
  /** Adds an entry; what is shown at first needs no word in the address. */
  const onPlaceChange = ({ tab, isGift, page }: WalletPlace) =>
    setQuery(() => ({
      ...(tab === 'HISTORY' ? { status: 'history' } : isGift && { gift: '1' }),
      ...(page > 1 && { page: String(page) }),
    }));
  return { place, onPlaceChange };
}
