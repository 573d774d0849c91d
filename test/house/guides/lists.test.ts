import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Files, filesOnDisk } from '../files.ts';
import { faultsOfLists, isHeldIn, listsIn } from './lists.ts';

const page = readFileSync('docs/contributing.md', 'utf8');
const files = filesOnDisk(process.cwd());

test('every list of contributing leads through all files of its example', () => {
  expect(faultsOfLists(page, files)).toEqual([]);
  expect(listsIn(page).map(({ names, steps }) => [names.length, steps.length])).toEqual([
    [5, 17],
    [1, 9],
    [9, 16],
    [5, 13],
    [2, 9],
    [3, 14],
  ]);
});

const lines = page.split('\n');
const isWalked = (path: string) => !path.startsWith('test/');
const names = listsIn(page).flatMap((list) => list.names);
const touched: Files = new Map([...files].filter((file) => names.some((name) => isHeldIn(file, name))));
const needed = listsIn(page).flatMap(({ steps }) => steps.filter(({ paths }) => paths.every(isWalked)));

test.each(needed)('the step in line $place cannot be left out', ({ place }) => {
  const without = lines.map((line, index) => (index + 1 === place ? '' : line)).join('\n');
  expect(faultsOfLists(without, touched)).not.toEqual([]);
});

const planted: Files = new Map([
  ['src/domain/seat/held-seat.ts', 'export type HeldSeat = { readonly seat: string };'],
  ['src/domain/seat/seat-map.ts', "import type { HeldSeat } from './held-seat.ts';"],
  ['machines/seat-hold/seat-hold.model.ts', 'export type HeldSeats = readonly string[];'],
  ['test/domain/held-seat.test.ts', 'const held: HeldSeat = { seat: "1A" };'],
]);

const head = '### Add a seat\n';
const followed = `${head}Followed here: \`HeldSeat\`.\n`;

test.each([
  ['a list without an example', `${head}\n1. \`src/domain/seat\``, ['1: a list without an example']],
  [
    'a list that forgets a file',
    `${followed}1. \`src/domain/seat/held-seat.ts\``,
    ['1: src/domain/seat/seat-map.ts holds HeldSeat and is in no step'],
  ],
  [
    'a step whose file does not hold the example',
    `${followed}1. \`src/domain/seat\`\n2. \`machines/seat-hold/seat-hold.model.ts\``,
    ['4: machines/seat-hold/seat-hold.model.ts holds nothing of the example'],
  ],
  [
    'a step whose folder does not hold the example',
    `${followed}1. \`src/domain/seat\`\n2. \`machines/seat-hold\``,
    ['4: machines/seat-hold holds nothing of the example'],
  ],
  [
    'a step without a file',
    `${followed}1. \`src/domain/seat\`\n2. It is tested.`,
    ['4: a step without a file'],
  ],
  [
    'an example that is nowhere any more',
    `${head}Followed here: \`HeldSeat\`, \`LostSeat\`.\n1. \`src/domain/seat\``,
    ['1: no file holds LostSeat'],
  ],
  [
    'a file that only another list names',
    `${followed}1. \`src/domain/seat/held-seat.ts\`\n## Seats\n1. \`src/domain/seat/seat-map.ts\``,
    ['1: src/domain/seat/seat-map.ts holds HeldSeat and is in no step'],
  ],
  [
    'a file that is called like the example and is in no step',
    `${head}Followed here: \`seat-map\`.\n1. \`src/domain/seat/held-seat.ts\``,
    [
      '3: src/domain/seat/held-seat.ts holds nothing of the example',
      '1: src/domain/seat/seat-map.ts holds seat-map and is in no step',
    ],
  ],
])('%s is noticed', (_, text, faults) => {
  expect(faultsOfLists(text, planted)).toEqual(faults);
});

test.each([
  ['a list that names every file', '1. `src/domain/seat/held-seat.ts`\n2. `src/domain/seat/seat-map.ts`'],
  ['a list that names their folder', '1. `src/domain/seat`'],
  ['a test that holds the example', '1. `src/domain/seat`\n2. `test/domain/held-seat.test.ts`'],
  ['a sentence after the list', '1. `src/domain/seat`\n\nRun `npm test` in the end.'],
])('%s is let through', (_, steps) => {
  expect(faultsOfLists(followed + steps, planted)).toEqual([]);
});
