import type { TicketListQuery } from '@panggung/client';
import { type Id, ticketWalletMessages } from '@panggung/core';
import { useId } from 'react';
import { onDemand } from '../ui/on-demand.js';
import { Tabs, tabPanel } from '../ui/tabs.js';
import { useWords } from '../ui/use-words.js';
import { GiftFilter } from './gift-filter.js';
import { TicketPlace } from './ticket-place.js';
import type { WalletEvents } from './ticket-wallet.js';
import { useWalletPlace, type WalletControl, type WalletPlace, walletTabs } from './use-wallet-place.js';

/** Its code comes to who is signed in, beside the tickets. */
const TicketPages = onDemand(async () => (await import('./ticket-pages.js')).TicketPages, TicketPlace);

/** What is asked for. L-17, L-37. */
function queryOf({ tab, isGift, page }: WalletPlace): TicketListQuery {
  return { page, ticket_status: tab, ...(isGift && { ticket_type: 'ticket_gift' }) };
}

export interface WalletTabsProps extends WalletEvents, WalletControl {
  userId: Id;
}

/** What still counts, and what no longer does; gifts are told apart among the former. L-01, L-02. */
export function WalletTabs({ userId, place, onPlaceChange, ...told }: WalletTabsProps) {
  const id = useId();
  const words = useWords(ticketWalletMessages);
  const [shown, move] = useWalletPlace({ place, onPlaceChange });
  const { tab, page, isGift: isGiftOn } = shown;
  const isActive = tab === 'ACTIVE';
  const isGift = isActive && isGiftOn;
  return (
    <>
      <div className="panggung-ticket-wallet__head">
        <Tabs
          id={id}
          label={words.title}
          tabs={walletTabs}
          tab={tab}
          onTabChange={(next) => move({ tab: next })}
        >
          {(name) => words[name]}
        </Tabs>
        {isActive && <GiftFilter isOn={isGift} onToggle={() => move({ isGift: !isGiftOn })} />}
      </div>
      <div {...tabPanel(id, tab)}>
        <TicketPages
          key={`${tab} ${isGift}`}
          {...told}
          userId={userId}
          tab={tab}
          query={queryOf({ tab, isGift, page })}
          onPageChange={(next) => move({ page: next })}
        />
      </div>
    </>
  );
}
