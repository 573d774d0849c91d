import { type FlowWays, flowWaysOf } from '#domain/shop/flow-ways.ts';
import { type LoggedStep, visitsIn } from '#domain/shop/logged-step.ts';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import type { Days } from './atlas-facts.ts';

/** What a file of the event log tells of one flow. */
export type LoggedFile = readonly (LoggedStep & { readonly case: string })[];

const oneCell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The rows of a table as CSV (RFC 4180). */
const rowsIn = (csv: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  oneCell.lastIndex = 0;
  while (oneCell.lastIndex < csv.length) {
    const [, quoted, plain = '', end] = oneCell.exec(csv) ?? [];
    if (end === undefined) return rows;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};

/** The steps of one flow in a file that `npm run events -- csv` wrote; null where it is none. */
export const loggedIn = (csv: string, flow: string): LoggedFile | null => {
  const [head = [], ...rows] = rowsIn(csv.replace(/^\uFEFF/, ''));
  const at = {
    case: head.indexOf('case'),
    flow: head.indexOf('flow'),
    transition: head.indexOf('transition'),
    stands: head.indexOf('stands'),
    time: head.indexOf('time'),
  };
  if (Object.values(at).some((column) => column < 0)) return null;
  return rows
    .filter((row) => row[at.flow] === flow)
    .map((row) => ({
      case: row[at.case] ?? '',
      transition: row[at.transition] ?? '',
      stands: (row[at.stands] ?? '').split(' ').filter((state) => state !== ''),
      at: Date.parse(row[at.time] ?? ''),
    }))
    .filter((step) => !Number.isNaN(step.at));
};

/** The ways in a file on some days of the railway, or on all of them. */
export const waysInFile = (steps: LoggedFile, days: Days | null): FlowWays => {
  if (days === null) return flowWaysOf(visitsIn(steps));
  const [from, until] = [startOfDay(dayNumberOf(days.first)), startOfDay(dayNumberOf(days.last) + 1)];
  return flowWaysOf(visitsIn(steps.filter(({ at }) => at >= from && at < until)));
};
