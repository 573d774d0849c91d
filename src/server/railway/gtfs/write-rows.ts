type Cell = string | number | null;

const quoted = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Columns the format has, and ours, which other readers pass over. */
type Column<Row> = (keyof Row & string) | `sefer_${string}`;

/** A file of a feed: a row of names and a row for each thing. */
export const rowsText = <Row>(header: readonly Column<Row>[], rows: readonly (readonly Cell[])[]): string =>
  [header, ...rows].map((row) => `${row.map(quoted).join()}\r\n`).join('');
