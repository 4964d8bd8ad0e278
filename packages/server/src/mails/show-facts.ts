import { formatDateTime, type Id } from '@panggung/core';
import { siteAddress } from './layout.js';

/** What every mail about a show tells. Times in epoch ms, money in rupiah. */
export interface ShowFacts {
  to: string;
  productName: string;
  /** Where links lead. */
  siteUrl: string;
  show: { id: Id; name: string; start: number };
}

export function showFacts({ show }: ShowFacts): [string, string][] {
  return [
    ['Acara', show.name],
    ['Mulai', wib(show.start)],
  ];
}

/** The show's page; with a code it opens what the code is for. */
export function showUrl({ siteUrl, show }: ShowFacts, code?: string | null): string {
  const query = `id=${encodeURIComponent(show.id)}${code ? `&code=${encodeURIComponent(code)}` : ''}`;
  return siteAddress(siteUrl, `/show/detail?${query}`);
}

/** Where somebody signed in sees a payment that waits; of a ticket for another it is told for whom. H-36. */
export function waitingUrl(siteUrl: string, { show, receiver }: { show: Id; receiver: Id | null }): string {
  const query = `id=${encodeURIComponent(show)}${receiver === null ? '' : `&forUserId=${encodeURIComponent(receiver)}`}`;
  return siteAddress(siteUrl, `/PaymentDetail?${query}`);
}

/** Where its owner sees a ticket, by the payment's number. */
export function ticketUrl(siteUrl: string, number: string): string {
  return siteAddress(siteUrl, `/cardingyourticket?id=${encodeURIComponent(number)}`);
}

/** @example wib(0) // '1 Januari 1970, 07:00 WIB' */
export function wib(time: number): string {
  return `${formatDateTime(time, 'id')} WIB`;
}
