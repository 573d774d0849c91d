import { expect, test } from 'vitest';
import { leansOf } from './arrows.ts';
import { duplicates } from './duplicates.ts';
import { type Files, sourcesOf } from './files.ts';
import { shapeProblems } from './shape.ts';

const found = (planted: Readonly<Record<string, string>>) => {
  const files: Files = new Map(Object.entries(planted));
  return shapeProblems(files, leansOf(files, sourcesOf(files))).map(({ rule, place }) => `${rule} ${place}`);
};

const room = (flow: string) =>
  Object.fromEntries(
    ['machine.ts', 'model.ts', 'ports.ts', 'selectors.ts', 'paths.ts', 'rules.ts', 'md'].map((end) => [
      `machines/${flow}/${flow}.${end}`,
      '',
    ]),
  );

test('a flow room with its seven files stands', () => {
  expect(found(room('seat-hold'))).toEqual([]);
});

test('a missing and an eighth file of a flow are told', () => {
  const { 'machines/seat-hold/seat-hold.md': _, ...five } = room('seat-hold');
  expect(found({ ...five, 'machines/seat-hold/prices.ts': '' })).toEqual([
    'seven-files machines/seat-hold/seat-hold.md:1',
    'seven-files machines/seat-hold/prices.ts:1',
  ]);
});

test('a chart may stand in parts that carry the name of its flow', () => {
  const parts = ['machines/seat-hold/seat-hold.seats.part.ts', 'machines/seat-hold/payment.seats.part.ts'];
  expect(found({ ...room('seat-hold'), ...Object.fromEntries(parts.map((path) => [path, ''])) })).toEqual([
    'seven-files machines/seat-hold/payment.seats.part.ts:1',
  ]);
});

test('the room of a form in the kit is held like any other', () => {
  const { 'machines/kit/submission/submission.ports.ts': _, ...five } = Object.fromEntries(
    Object.entries(room('submission')).map(([path, text]) => [path.replace('s/', 's/kit/'), text]),
  );
  expect(found({ ...five, 'machines/kit/walk/replay.ts': '' })).toEqual([
    'seven-files machines/kit/submission/submission.ports.ts:1',
  ]);
});

test('an index file is refused', () => {
  expect(found({ 'src/ui/index.ts': '' })).toEqual(['no-index src/ui/index.ts:1']);
});

test('a name that is not in kebab-case is refused', () => {
  expect(found({ 'src/ui/DateField.tsx': '', 'src/server/seatHold/a.ts': '' })).toEqual([
    'kebab-case src/ui/DateField.tsx:1',
    'kebab-case src/server/seatHold/a.ts:1',
  ]);
});

test('a style stands beside the view of its name', () => {
  const beside = {
    'src/screens/home/home.css.ts': '',
    'src/screens/home/home.tsx': "import { h } from './home.css.ts';",
  };
  expect(found(beside)).toEqual([]);
  expect(found({ 'src/screens/home/looks.css.ts': '' })).toEqual([
    'style-beside-view src/screens/home/looks.css.ts:1',
  ]);
});

test('a style is not borrowed from another folder, the theme is', () => {
  expect(
    found({
      'src/ui/buttons/button.css.ts': '',
      'src/ui/theme/theme.css.ts': '',
      'src/screens/home/home.tsx':
        "import { b } from '#ui/buttons/button.css.ts';\nimport { t } from '#ui/theme/theme.css.ts';",
    }),
  ).toEqual(['style-beside-view src/screens/home/home.tsx:1']);
});

const six = [
  'const a = one();',
  'const b = two(a);',
  'const c = three(b);',
  'if (c) {',
  'return a;',
  '}',
  'four(c);',
  'five(c);',
];

test('six equal lines in two places are told, however they are indented', () => {
  const files = new Map([
    ['src/domain/a.ts', ['', ...six].join('\n')],
    ['src/domain/b.ts', ['first();', ...six.map((line) => `    ${line}`)].join('\n\n')],
  ]);
  expect(duplicates(files)).toEqual([
    { rule: 'stands-once', place: 'src/domain/b.ts:3', says: '7 lines stand at src/domain/a.ts:2 too' },
  ]);
});

test('five equal lines, imports and lone brackets are not told', () => {
  const imports = [
    "import { a } from './a.ts';",
    'import {',
    'one,',
    'two,',
    'three,',
    'four,',
    "} from './b.ts';",
  ];
  const brackets = ['{', '[', '(', ')', ']', '}', '},'];
  const lines = [...imports, ...brackets, ...six.slice(0, 5)].join('\n');
  expect(
    duplicates(
      new Map([
        ['src/domain/a.ts', lines],
        ['src/domain/b.ts', lines],
      ]),
    ),
  ).toEqual([]);
});

const values = ['id: 7,', "name: 'Ayşe',", 'email: null,', 'city: 6,', "gender: 'F',", 'active: true,'].join(
  '\n',
);

test('values a test expects may stand in two tests, and not twice in the house', () => {
  expect(
    duplicates(
      new Map([
        ['test/domain/a.test.ts', values],
        ['test/server/b.test.ts', values],
      ]),
    ),
  ).toEqual([]);
  expect(
    duplicates(
      new Map([
        ['src/domain/a.ts', values],
        ['src/server/b.ts', values],
      ]),
    ),
  ).toHaveLength(1);
});

test('a test may say what the house says', () => {
  const lines = six.join('\n');
  expect(
    duplicates(
      new Map([
        ['src/domain/a.ts', lines],
        ['test/domain/a.test.ts', lines],
      ]),
    ),
  ).toEqual([]);
});
