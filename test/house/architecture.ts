import { enteredBy } from './arrows.ts';
import type { Files } from './files.ts';
import { type Arrow, children, heldPanels, type Room, rooms } from './plan.ts';

const told = (arrow: Arrow) =>
  typeof arrow === 'string'
    ? `\`${arrow}\``
    : `\`${arrow.to}\` (${arrow.only.map((end) => `\`${end}\``).join(' ')})`;

const list = (all: readonly string[], none: string) => (all.length === 0 ? none : all.join(', '));

const everything = ['*'];
const isEverything = (all: readonly Arrow[]) => all.length === 1 && all[0] === everything[0];

const rowOf =
  (standing: ReadonlySet<string>) =>
  ({ name, holds, leansOn, npm, node }: Room) => {
    const files = isEverything(leansOn) ? 'everything' : list(leansOn.map(told), '–');
    const packages = isEverything(npm) ? ['anything'] : npm.map((each) => `\`${each}\``);
    const all = list([...packages, ...(node ? ['Node'] : [])], '–');
    return `| \`${name}\`${standing.has(name) ? '' : ' (not built yet)'} | ${holds} | ${files} | ${all} |`;
  };

const heldRows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).map(([parent, held]) => `| ${parent} | ${held.join(', ')} |`);

/** The rooms that have a file today. */
export const standingRooms = (files: Files): ReadonlySet<string> =>
  new Set([...files.keys()].flatMap((path) => enteredBy(path)?.room.name ?? []));

/** The tables of docs/architecture.md. */
export const tablesOfHouse = (files: Files): string =>
  [
    '| room | holds | may lean on | from npm and Node |',
    '|---|---|---|---|',
    ...rooms.map(rowOf(standingRooms(files))),
    '',
    '### Flows that hold flows',
    '',
    'A parent sees `.machine.ts` and `.model.ts` of its child and nothing else of it. A new line comes with a decision.',
    '',
    '| flow | holds |',
    '|---|---|',
    ...heldRows(children),
    '',
    '### Panels that hold panels',
    '',
    '| panel | holds |',
    '|---|---|',
    ...heldRows(heldPanels),
  ].join('\n');

const [opens, closes] = ['<!-- the plan begins -->', '<!-- the plan ends -->'];

/** The page with its tables made anew; what stands around them is written by hand. */
export const withTables = (page: string, tables: string): string => {
  const [before, rest] = page.split(opens);
  const after = rest?.split(closes)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The page has no place for the plan: ${opens} … ${closes}`);
  return `${before}${opens}\n${tables}\n${closes}${after}`;
};
