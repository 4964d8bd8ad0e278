import { type Id, type Payment, sameId } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { OWN_TICKETS } from './part.js';
import { getStorage } from './storage.js';
import type { TicketPage } from './ticket-list.js';

/** What somebody saw of their tickets last, for when there is no connection: theirs alone, and gone when they leave. */
export interface TicketMemory {
  keep(name: string, page: TicketPage): void;
  read(name: string): TicketPage | null;
  /** A ticket of any page that is kept, as a page of its own. */
  find(id: Id): TicketPage | null;
  clear(): void;
}

/** Pages kept, those seen last: a browser has little room for all of a site. */
const KEPT_PAGES = 8;

interface Kept {
  userId: Id;
  /** By what was asked for; the newest first. */
  pages: readonly (readonly [name: string, page: TicketPage])[];
}

/** Builds the memory of one person's tickets, shared by all tabs of the origin. */
export function createTicketMemory(panggung: Panggung, userId: Id): TicketMemory {
  const { $person } = panggung.session;
  const storage = getStorage(panggung);
  const isOnPage = () => sameId($person.get()?.user_id, userId);
  const clear = () => storage.set(OWN_TICKETS, null);

  /** Anybody else's are nobody's. */
  function pages(): Kept['pages'] {
    const kept = storage.get<Kept>(OWN_TICKETS);
    return isOnPage() && sameId(kept?.userId, userId) ? (kept?.pages ?? []) : [];
  }

  $person.listen(() => isOnPage() || clear());

  return {
    clear,
    keep(name, page) {
      // An answer may come after its person has left.
      if (!isOnPage()) return;
      const others = pages().filter(([known]) => known !== name);
      storage.set(OWN_TICKETS, { userId, pages: [[name, page] as const, ...others].slice(0, KEPT_PAGES) });
    },
    read: (name) => pages().find(([known]) => known === name)?.[1] ?? null,
    find(id) {
      const isIt = (payment: Payment) => sameId(payment.id, id);
      const page = pages().find(([, { payments }]) => payments.some(isIt))?.[1];
      return page ? { ...page, payments: page.payments.filter(isIt), totalPage: 1 } : null;
    },
  };
}
