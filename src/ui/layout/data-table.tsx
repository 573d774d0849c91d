import type { ReactNode } from 'react';
import { classes } from '#ui/theme/classes.ts';
import {
  caption as captionClass,
  cell,
  frame,
  heading,
  number,
  rowHeading,
  table,
} from './data-table.css.ts';

type Column<Row> = {
  readonly key: string;
  readonly name: string;
  readonly holds?: 'words' | 'number';
  readonly show: (row: Row) => ReactNode;
};

type Props<Row> = {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
};

/** A wide table has to be reached before a keyboard can move it. */
const reachable = { tabIndex: 0 };

const alignOf = <Row,>({ holds }: Column<Row>) => (holds === 'number' ? number : null);

/** A timetable of anything. A wide one moves sideways by itself and not the page. */
export const DataTable = <Row,>({ caption, columns, rows, keyOf }: Props<Row>) => (
  <section className={frame} aria-label={caption} {...reachable}>
    <table className={table}>
      <caption className={captionClass}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classes(cell, heading, alignOf(column))}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" className={classes(cell, rowHeading, alignOf(column))}>
                  {column.show(row)}
                </th>
              ) : (
                <td key={column.key} className={classes(cell, alignOf(column))}>
                  {column.show(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
