import { useState } from 'react';

/** In the order of the tabs. L-01. */
export const walletTabs = ['ACTIVE', 'HISTORY'] as const;
export type WalletTab = (typeof walletTabs)[number];

/** Where somebody stands in their tickets. */
export interface WalletPlace {
  tab: WalletTab;
  /** Gifts alone, among those that count. L-02. */
  isGift: boolean;
  /** From 1. */
  page: number;
}

/** How a page steers a wallet. */
export interface WalletControl {
  /**
   * The tab, filter and page shown. With `onPlaceChange` the page leads; without, the wallet begins there and goes its own
   * way.
   * @default the first page of what counts
   */
  place?: WalletPlace | undefined;
  /** Another tab, filter or page is wanted. */
  onPlaceChange?: ((place: WalletPlace) => void) | undefined;
}

const start: WalletPlace = { tab: 'ACTIVE', isGift: false, page: 1 };

/** Where a wallet stands, and the way on; a tab and a filter begin at their first page. */
export function useWalletPlace({ place, onPlaceChange }: WalletControl) {
  const [own, setOwn] = useState(place ?? start);
  const shown = onPlaceChange && place ? place : own;
  const move = (change: Partial<WalletPlace>) => {
    const next = { ...shown, page: 1, ...change };
    setOwn(next);
    onPlaceChange?.(next);
  };
  return [shown, move] as const;
}
