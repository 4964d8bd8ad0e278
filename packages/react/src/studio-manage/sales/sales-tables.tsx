import { fill, formatCount, formatDate, formatRupiah, type Sales, studioSalesMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { useWords } from '../../ui/use-words.js';
import { useLanguage } from '../../ui/widget.js';
import { SalesTable } from './sales-table.js';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="panggung-sales__title">{title}</h3>
      {children}
    </section>
  );
}

/** By way of payment. */
export function MethodTable({ sales: { methods } }: { sales: Sales }) {
  const words = useWords(studioSalesMessages);
  const language = useLanguage();
  if (methods.length === 0) return null;
  return (
    <Part title={words.methods}>
      <SalesTable
        caption={words.methods}
        columns={[words.method, words.count, words.amount]}
        rows={methods.map(({ payment_type, name, tickets, amount }) => ({
          key: payment_type,
          cells: [
            name ?? fill(words.nobody_paid, { type: payment_type }),
            formatCount(tickets, language),
            formatRupiah(amount),
          ],
        }))}
      />
    </Part>
  );
}

/** By the page they were bought on. */
export function PartnerTable({ sales: { partners } }: { sales: Sales }) {
  const words = useWords(studioSalesMessages);
  const language = useLanguage();
  if (partners.length === 0) return null;
  return (
    <Part title={words.partners}>
      <SalesTable
        caption={words.partners}
        columns={[words.partner, words.count, words.amount]}
        rows={partners.map(({ name, tickets, amount }) => ({
          key: name ?? '',
          cells: [name ?? words.own_site, formatCount(tickets, language), formatRupiah(amount)],
        }))}
      />
    </Part>
  );
}

/** What is owed back still, and what went back already. */
export function RefundTable({ sales: { refunds, refunds_due } }: { sales: Sales }) {
  const words = useWords(studioSalesMessages);
  const language = useLanguage();
  return (
    <Part title={words.refunds}>
      {refunds_due.length === 0 && <p className="panggung-sales__none">{words.refunds_none}</p>}
      {refunds_due.length > 0 && (
        <SalesTable
          caption={words.refunds}
          columns={[words.refund_since, words.refund_reason, words.refund_channel, words.amount]}
          rows={refunds_due.map(({ id, since, reason, channel, amount }) => ({
            key: id,
            cells: [formatDate(since, language), words[reason], channel, formatRupiah(amount)],
          }))}
        />
      )}
      {refunds.sent.amount > 0 && (
        <p className="panggung-sales__none">
          {fill(words.refunds_sent, { amount: formatRupiah(refunds.sent.amount) })}
        </p>
      )}
    </Part>
  );
}
