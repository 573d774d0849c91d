/** A row of a feed, read by the letter of the reference: no cell is trimmed, no row is shorter than the header. */
export type StrictRow = Readonly<Record<string, string>>;

const wrong = (file: string, says: string): never => {
  throw new Error(`${file}: ${says}`);
};

/** RFC 4180, one sign after another. */
const recordsOf = (text: string): readonly (readonly string[])[] => {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',' || sign === '\n') {
      record.push(cell);
      cell = '';
      if (sign === '\n') {
        records.push(record);
        record = [];
      }
    } else if (sign !== '\r') cell += sign;
  }
  return cell === '' && record.length === 0 ? records : [...records, [...record, cell]];
};

export const strictRows = (file: string, text: string): readonly StrictRow[] => {
  const [header = [], ...records] = recordsOf(text.replace(/^\uFEFF/, ''));
  if (new Set(header).size !== header.length) wrong(file, 'a column is there twice');
  return records.map((record) => {
    if (record.length !== header.length) wrong(file, `a row has ${record.length} cells of ${header.length}`);
    const spoilt = record.find((cell) => /[\t\r\n]/.test(cell) || cell !== cell.trim());
    if (spoilt !== undefined) wrong(file, `a cell has blanks that may not be: "${spoilt}"`);
    return Object.fromEntries(header.map((name, at) => [name, record[at] ?? '']));
  });
};
