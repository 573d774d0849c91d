import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { FeedFiles } from './feed-archive.ts';
import type { FaultCollector, Reason } from './feed-fault.ts';

export type Row<Value> = { readonly line: number; readonly value: Value };

const parsed = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }),
);

const rawRows = (text: string): z.output<typeof parsed> =>
  parsed.parse(
    parse(text, {
      bom: true,
      columns: (header: readonly string[]) => header.map((name) => name.trim()),
      info: true,
      skip_empty_lines: true,
      trim: true,
    }),
  );

export const reasonOfCell = (column: string, cell: string | undefined): Reason =>
  cell === undefined
    ? { reason: `${column} is missing`, kind: `${column} is missing` }
    : { reason: `${column} cannot be "${cell}"`, kind: `${column} cannot be` };

export type Reading = { readonly files: FeedFiles; readonly faults: FaultCollector };

/** The rows of a file that is there, each read by the schema; what cannot be read is told with its line. */
export const rowsOf = <Schema extends z.ZodMiniType>(
  { files, faults }: Reading,
  file: string,
  schema: Schema,
): readonly Row<z.output<Schema>>[] => {
  const text = files.get(file);
  if (text === undefined) return [];
  try {
    return rawRows(text).flatMap((row) => {
      const { record } = row;
      const line = row.info.lines;
      const read = z.safeParse(schema, record);
      if (read.success) return [{ line, value: read.data }];
      for (const issue of read.error.issues) {
        const column = issue.path.join('.');
        faults.add(file, line, reasonOfCell(column, record[column]));
      }
      return [];
    });
  } catch (reason) {
    if (!(reason instanceof CsvError)) throw reason;
    faults.add(file, z.safeParse(z.int(), reason.lines).data ?? 0, reason.message);
    return [];
  }
};

export const needFile = ({ files, faults }: Reading, ...names: readonly string[]): void => {
  if (names.every((name) => !files.has(name))) faults.add(names.join(' or '), 0, 'the file is missing');
};
