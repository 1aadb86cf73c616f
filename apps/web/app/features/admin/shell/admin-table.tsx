import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  /** The first column names the row. */
  show: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** On a phone it stands under its label, whole: sentences. */
  isLong?: boolean;
  /** The label is for screen readers alone: buttons say themselves what they do. */
  isDeferred?: boolean;
}

interface AdminTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table; on a phone each of its lines is a small sheet. */
export function AdminTable<Row>({ caption, columns, rows, keyOf }: AdminTableProps<Row>) {
  return (
    <div className="table-frame">
      <table className="admin-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber, isDeferred }) => (
              <th key={label} scope="col" className={isNumber ? 'number' : undefined}>
                {isDeferred ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label, show, isNumber, isLong, isDeferred }, index) =>
                index === 0 ? (
                  <th key={label} scope="row">
                    {show(row)}
                  </th>
                ) : (
                  <td
                    key={label}
                    data-label={isDeferred ? undefined : label}
                    className={isNumber ? 'number' : isLong ? 'long' : undefined}
                  >
                    {show(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
