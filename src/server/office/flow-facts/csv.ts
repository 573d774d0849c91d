type Cell = string | number;

/** A spreadsheet runs what begins with one of these. */
const runs = /^[=+\-@\t\r]/;

const cellOf = (cell: Cell): string => {
  const text = typeof cell === 'string' && runs.test(cell) ? `'${cell}` : String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (row: readonly Cell[]): string => `${row.map(cellOf).join(',')}\r\n`;

/** A table as CSV with a heading line (RFC 4180). */
export const csvOf = (heading: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [heading, ...rows].map(csvLine).join('');
