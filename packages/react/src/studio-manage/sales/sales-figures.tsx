import { fill, formatCount, formatRupiah, type Sales, studioSalesMessages } from '@panggung/core';
import { useWords } from '../../ui/use-words.js';
import { useLanguage } from '../../ui/widget.js';

interface FigureProps {
  name: string;
  value: string;
  note?: string | undefined;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}

/** The numbers that are asked for first. */
export function SalesFigures({ sales }: { sales: Sales }) {
  const words = useWords(studioSalesMessages);
  const language = useLanguage();
  const count = (value: number) => formatCount(value, language);
  const { revenue, offered } = sales;
  const tickets = formatRupiah(revenue.tickets);
  const donations = formatRupiah(revenue.donations);
  return (
    <dl className="panggung-sales__figures" part="panel">
      <Figure
        name={words.sold}
        value={count(sales.sold)}
        note={fill(words.quota, { count: count(sales.ticket_quota) })}
      />
      <Figure name={words.held} value={count(sales.held)} />
      {offered > 0 && <Figure name={words.offered} value={count(offered)} />}
      <Figure name={words.left} value={count(sales.left)} />
      <Figure
        name={words.revenue}
        value={formatRupiah(revenue.amount)}
        note={revenue.donations > 0 ? fill(words.tickets_and_donations, { tickets, donations }) : undefined}
      />
      <Figure name={words.payout} value={formatRupiah(sales.payout)} note={words.payout_help} />
      <Figure
        name={words.admitted}
        value={count(sales.admitted)}
        note={fill(words.admitted_help, { count: count(sales.admitted) })}
      />
    </dl>
  );
}
