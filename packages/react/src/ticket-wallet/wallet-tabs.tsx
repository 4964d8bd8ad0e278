import type { TicketListQuery } from '@panggung/client';
import { type Id, ticketWalletMessages } from '@panggung/core';
import { useId, useState } from 'react';
import { onDemand } from '../ui/on-demand.js';
import { Tabs, tabPanel } from '../ui/tabs.js';
import { useWords } from '../ui/use-words.js';
import { GiftFilter } from './gift-filter.js';
import { TicketPlace } from './ticket-place.js';
import type { WalletEvents } from './ticket-wallet.js';

const tabs = ['ACTIVE', 'HISTORY'] as const;
export type WalletTab = (typeof tabs)[number];

/** Its code comes to who is signed in, beside the tickets. */
const TicketPages = onDemand(async () => (await import('./ticket-pages.js')).TicketPages, TicketPlace);

/** What is asked for on the first page of a tab. L-17, L-37. */
function firstOf(tab: WalletTab, isGift: boolean): TicketListQuery {
  return { page: 1, ticket_status: tab, ...(isGift && { ticket_type: 'ticket_gift' }) };
}

/** What still counts, and what no longer does; gifts are told apart among the former. L-01, L-02. */
export function WalletTabs({ userId, ...told }: WalletEvents & { userId: Id }) {
  const id = useId();
  const words = useWords(ticketWalletMessages);
  const [tab, open] = useState<WalletTab>('ACTIVE');
  const [isGiftOn, setGift] = useState(false);
  const isActive = tab === 'ACTIVE';
  const isGift = isActive && isGiftOn;
  return (
    <>
      <div className="panggung-ticket-wallet__head">
        <Tabs id={id} label={words.title} tabs={tabs} tab={tab} onTabChange={open}>
          {(name) => words[name]}
        </Tabs>
        {isActive && <GiftFilter isOn={isGift} onToggle={() => setGift(!isGiftOn)} />}
      </div>
      <div {...tabPanel(id, tab)}>
        <TicketPages
          key={`${tab} ${isGift}`}
          {...told}
          userId={userId}
          tab={tab}
          query={firstOf(tab, isGift)}
        />
      </div>
    </>
  );
}
