import { floors } from '../plan/floors.ts';
import { type Arrow, children, heldPanels, type Room, rooms } from '../plan.ts';

const arrowText = (arrow: Arrow) =>
  typeof arrow === 'string'
    ? `\`${arrow}\``
    : `\`${arrow.to}\` (${arrow.only.map((end) => `\`${end}\``).join(' ')})`;

const list = (all: readonly string[], none: string) => (all.length === 0 ? none : all.join(', '));

const everything = ['*'];
const isEverything = (all: readonly Arrow[]) => all.length === 1 && all[0] === everything[0];

const rowOf = ({ name, holds, leansOn, npm, node }: Room) => {
  const files = isEverything(leansOn) ? 'everything' : list(leansOn.map(arrowText), '–');
  const packages = isEverything(npm) ? ['anything'] : npm.map((each) => `\`${each}\``);
  const all = list([...packages, ...(node ? ['Node'] : [])], '–');
  return `| \`${name}\` | ${holds} | ${files} | ${all} |`;
};

const heldRows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).map(([parent, held]) => `| ${parent} | ${held.join(', ')} |`);

const own = 'its own files';

const floorRows = () =>
  Object.entries(floors).map(([root, levels]) => {
    const names = levels.map((level) => level.map((name) => (name === '.' ? own : name)).join(', '));
    return `| \`${root}\` | ${names.join(' → ')} |`;
  });

/** The tables of docs/architecture.md. */
export const architectureTables = (): string =>
  [
    '| room | holds | may lean on | from npm and Node |',
    '|---|---|---|---|',
    ...rooms.map(rowOf),
    '',
    '### Floors inside the rooms',
    '',
    'From the roof to the foot: a room leans on rooms further to the right and on no other.',
    '',
    '| folder | floors |',
    '|---|---|',
    ...floorRows(),
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
