import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lostNamesIn, lostPathsIn, type ReadPath, readOnDisk, unansweredIn } from './guides.ts';

/** Pages that lead through the code: what they name is looked for in the files they name. */
const guides = [
  'docs/follow-a-click.md',
  'docs/contributing.md',
  'docs/where-is.md',
  'docs/operations.md',
  'docs/reports/strangers-trial.md',
];

const read = (page: string) => readFileSync(page, 'utf8');

test.each(guides)('%s names files that are there, and names that stand in them', (page) => {
  expect([...lostPathsIn(read(page), readOnDisk), ...lostNamesIn(read(page), readOnDisk)]).toEqual([]);
});

const nowhere: ReadPath = () => null;
const emptied: ReadPath = () => '';

test.each([
  ['docs/follow-a-click.md', 100, 200],
  ['docs/where-is.md', 70, 80],
])('every line of %s was looked at', (guide, files, names) => {
  const page = read(guide);
  expect(lostPathsIn(page, nowhere).length).toBeGreaterThan(files);
  expect(lostNamesIn(page, emptied).length).toBeGreaterThan(names);
});

test('every question where a rule is has one file, and something to look for in it', () => {
  expect(unansweredIn(read('docs/where-is.md'))).toEqual([]);
});

test.each([
  ['no file', '| Where? | here | `heldSeat` |'],
  ['no name', '| Where? | `src/domain/seat/held-seat.ts` | |'],
  ['two files', '| Where? | `src/domain/seat` | `src/domain/seat/held-seat.ts` |'],
])('a question with %s is told', (_, line) => {
  const head = '| question | file | look for |\n|---|---|---|\n';
  const answered = '| Who? | `src/domain/seat/held-seat.ts` | `heldSeat`, `seat-taken` |\n';
  expect(unansweredIn(head + answered + line)).toEqual([`4: ${line}`]);
});

const planted: ReadPath = (path) =>
  new Map([
    ['src/domain/seat', 'held-seat.ts\nseat-map.ts'],
    ['src/domain/seat/held-seat.ts', "export const heldSeat = 'seat-taken';"],
  ]).get(path) ?? null;

const against = (page: string) => [...lostPathsIn(page, planted), ...lostNamesIn(page, planted)];

test.each([
  ['a file that is not there', '`src/domain/seat/gone.ts`', ['1: there is no src/domain/seat/gone.ts']],
  [
    'a file of a command that is not there',
    'run `node test/gone.ts src/domain/seat`',
    ['1: there is no test/gone.ts'],
  ],
  [
    'a name its file does not hold',
    'first\n| `src/domain/seat/held-seat.ts` | `heldSeat` is `tellSeat` |',
    ['2: src/domain/seat/held-seat.ts has no tellSeat'],
  ],
  [
    'a part of a word',
    '`src/domain/seat/held-seat.ts` has `held`',
    ['1: src/domain/seat/held-seat.ts has no held'],
  ],
  ['a file its folder does not hold', '`src/domain/seat`: `gone.ts`', ['1: src/domain/seat has no gone.ts']],
])('%s is told', (_, page, problems) => {
  expect(against(page)).toEqual(problems);
});

test.each([
  ['a name that stands in its file', '`src/domain/seat/held-seat.ts`, `heldSeat`, refused as `seat-taken`'],
  ['a file in its folder', '`src/domain/seat` holds `seat-map.ts`'],
  ['a name without a path before it', '`anything` goes before `src/domain/seat`'],
  ['a name on another line', '`src/domain/seat`\n`anything`'],
  ['a path that stands for many, and what follows it', '`machines/<flow>` has `<flow>.ports.ts`'],
  ['a command, and what follows it', '`npm run check` reads `package.json`'],
])('%s is let through', (_, page) => {
  expect(against(page)).toEqual([]);
});
