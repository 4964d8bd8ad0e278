import {
  fill,
  formatCount,
  formatDate,
  formatDateTime,
  type Sales,
  type SalesPoint,
  studioSalesMessages,
} from '@panggung/core';
import { type PointerEvent, useState } from 'react';
import { useWords } from '../../ui/use-words.js';
import { useLanguage } from '../../ui/widget.js';
import { SalesTable } from './sales-table.js';

/** The plot's own units. */
const WIDTH = 600;
const HEIGHT = 140;

/** The area below the sums of a series, as path data. */
function areaOf(points: readonly SalesPoint[], quota: number, sumOf: (point: SalesPoint) => number): string {
  const x = (place: number) => (WIDTH * place) / Math.max(1, points.length - 1);
  const y = (sum: number) => HEIGHT * (1 - Math.min(1, sum / Math.max(1, quota)));
  const line = points.map((point, place) => `L${x(place).toFixed(1)} ${y(sumOf(point)).toFixed(1)}`);
  return `M0 ${HEIGHT}${line.join('')}L${WIDTH} ${HEIGHT}Z`;
}

/** Where a pointer stands among the points. */
function pointAt({ currentTarget, clientX }: PointerEvent<SVGSVGElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(count - 1, Math.max(0, Math.round(((clientX - left) / width) * (count - 1))));
}

/** Sold, held above it, and what is left up to the quota, over time; with the same as a table below. */
export function SalesPlot({ sales }: { sales: Sales }) {
  const words = useWords(studioSalesMessages);
  const language = useLanguage();
  const [pointed, point] = useState<number | null>(null);
  const { series, ticket_quota: quota } = sales;
  const [first] = series;
  if (!first) return <p className="panggung-sales__none">{words.none}</p>;
  const shown = (pointed !== null && series[pointed]) || series.at(-1) || first;
  const count = (value: number) => formatCount(value, language);
  const mark = pointed === null ? null : (WIDTH * pointed) / Math.max(1, series.length - 1);
  return (
    <figure className="panggung-sales__plot" part="plot">
      <figcaption>
        <span className="panggung-hidden">{words.plot}</span>
        <span aria-hidden="true">
          {formatDateTime(shown.at, language)}
          <i data-series="sold" /> {words.sold} {count(shown.sold)}
          <i data-series="held" /> {words.held} {count(shown.held)}
          <i data-series="left" /> {words.left} {count(shown.left)}
        </span>
        <span aria-hidden="true">{fill(words.quota, { count: count(quota) })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerMove={(event) => point(pointAt(event, series.length))}
        onPointerLeave={() => point(null)}
      >
        <path data-series="held" d={areaOf(series, quota, ({ sold, held }) => sold + held)} />
        <path data-series="sold" d={areaOf(series, quota, ({ sold }) => sold)} />
        <path data-series="quota" d={`M0 1H${WIDTH}`} />
        {mark !== null && <path data-series="mark" d={`M${mark} 0V${HEIGHT}`} />}
      </svg>
      <p className="panggung-sales__span" aria-hidden="true">
        <span>{formatDate(first.at, language)}</span>
        <span>{formatDate((series.at(-1) ?? first).at, language)}</span>
      </p>
      <details>
        <summary>{words.as_table}</summary>
        <SalesTable
          caption={words.plot}
          columns={[words.when, words.sold, words.held, words.left]}
          rows={series.map(({ at, sold, held, left }) => ({
            key: at,
            cells: [formatDateTime(at, language), count(sold), count(held), count(left)],
          }))}
        />
      </details>
    </figure>
  );
}
