export interface SalesTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly { key: string | number; cells: readonly string[] }[];
}

/** Numbers in columns, which end right. */
export function SalesTable({ caption, columns, rows }: SalesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="panggung-sales__scroll" aria-label={caption} tabIndex={0}>
      <table className="panggung-sales__table">
        <caption className="panggung-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
