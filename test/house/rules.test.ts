import { describe, expect, test } from 'vitest';
import { styleProblems } from './rules/all.ts';
import { sourceOf } from './source.ts';

const found = (path: string, text: string) =>
  styleProblems([sourceOf(path, text)]).map(({ rule, place }) => `${rule} ${place}`);

type Planted = readonly [what: string, path: string, text: string, found: string];

const planted: readonly Planted[] = [
  ['any', 'src/domain/a.ts', 'export const a = (b: any) => b;', 'types'],
  ['a non-null assertion', 'src/domain/a.ts', 'export const a = (b: string | null) => b!.length;', 'types'],
  ['a cast', 'src/domain/a.ts', 'export const a = (b: unknown) => b as string;', 'types'],
  [
    'a cast of something full to the types of a flow',
    'src/domain/a.ts',
    'export const a = { types: { b: 1 } as Flow };',
    'types',
  ],
  ['an enum', 'src/domain/a.ts', 'export enum Seat { free, sold }', 'types'],
  ['a namespace', 'src/domain/a.ts', 'export namespace seats { export const a = 1; }', 'types'],
  ['a silenced compiler', 'src/domain/a.ts', '// @ts-expect-error\nexport const a: string = 1;', 'types'],
  ['a default export', 'src/domain/a.ts', 'const a = 1;\nexport default a;', 'no-default-export'],
  [
    'a default export by the back door',
    'src/domain/a.ts',
    'const a = 1;\nexport { a as default };',
    'no-default-export',
  ],
  ['an empty file name', 'src/domain/date-utils.ts', '', 'names'],
  ['an empty folder name', 'src/server/shared/a.ts', '', 'names'],
  ['an empty value name', 'src/domain/a.ts', 'export const seatData = 1;', 'names'],
  [
    'an empty parameter name',
    'src/domain/a.ts',
    'export const a = ({ seats: { info } }: B) => info;',
    'names',
  ],
  ['an empty type name', 'src/domain/a.ts', 'export type SeatInfo = string;', 'names'],
  ['a manager anywhere in a name', 'src/domain/a.ts', 'export const managerOfSeats = 1;', 'names'],
  ['a function that handles', 'src/domain/a.ts', 'export const handleClick = () => 1;', 'names'],
  ['a promise in a comment', 'src/domain/a.ts', '/** TODO: seats */\nexport const a = 1;', 'no-todo'],
  ['code in a comment', 'src/domain/a.ts', '// const b = 2;\nexport const a = 1;', 'no-dead-code'],
  [
    'a lint switched off without a reason',
    'src/domain/a.ts',
    '// oxlint-disable-next-line no-await-in-loop\nexport const a = 1;',
    'comments',
  ],
  ['a long file', 'src/domain/a.ts', 'export const a = 1;\n'.repeat(301).replaceAll('a', 'b'), 'length'],
  [
    'a long machine',
    'machines/seat-hold/seat-hold.machine.ts',
    '\n'.repeat(250).concat('export const a = 1;'),
    'length',
  ],
  ['a skipped test', 'test/domain/a.test.ts', "test.skip('a', () => {});", 'tests'],
  ['a test that stands alone', 'test/domain/a.test.ts', "describe.only('a', () => {});", 'tests'],
  ['a skipped table of tests', 'test/domain/a.test.ts', "test.skip.each([1])('a', () => {});", 'tests'],
  ['a test put off', 'test/domain/a.test.ts', "test.todo('a');", 'tests'],
  ['a weak assertion', 'test/domain/a.test.ts', 'expect(a).toBeTruthy();', 'tests'],
  ['a partial assertion', 'test/domain/a.test.ts', 'expect(a).toMatchObject({});', 'tests'],
  [
    'an assertion about any thing',
    'test/domain/a.test.ts',
    'expect(a).toEqual(expect.any(String));',
    'tests',
  ],
  ['a snapshot', 'test/domain/a.test.ts', 'expect(a).toMatchSnapshot();', 'tests'],
  ['an expectation of nothing', 'test/domain/a.test.ts', 'expect(a);', 'tests'],
  ['a throw that may be any', 'test/domain/a.test.ts', 'expect(a).toThrow();', 'tests'],
  ['a mock', 'test/domain/a.test.ts', "vi.mock('#domain/a.ts');", 'tests'],
  ['a sleep', 'test/domain/a.test.ts', 'await new Promise((done) => setTimeout(done, 50));', 'tests'],
  ['a sleep of the browser', 'test/e2e/a.test.ts', 'await page.waitForTimeout(50);', 'tests'],
  [
    'a script that stays in the page for the next test',
    'test/e2e/a.test.ts',
    'await page.addInitScript(() => {});',
    'tests',
  ],
  [
    'a sleep of Node',
    'test/server/a.test.ts',
    "import { setTimeout as wait } from 'node:timers/promises';",
    'tests',
  ],
  ['a sentence in a view', 'src/screens/home/a.tsx', 'export const A = () => <p>Bilet al</p>;', 'sentences'],
  [
    'a sentence in braces',
    'src/screens/home/a.tsx',
    "export const A = () => <p>{'Bilet al'}</p>;",
    'sentences',
  ],
  [
    'a sentence in a choice',
    'src/screens/home/a.tsx',
    "export const A = () => <p>{b ? 'Bilet' : null}</p>;",
    'sentences',
  ],
  [
    'a sentence in a label',
    'src/screens/home/a.tsx',
    'export const A = () => <p aria-label="Bilet al" />;',
    'sentences',
  ],
  ['a sentence in a template', 'src/ui/a.tsx', 'export const A = () => <p title={`Bilet`} />;', 'sentences'],
  ['a fetch in a view', 'src/screens/home/a.tsx', "export const a = () => fetch('/');", 'reaches-out'],
  [
    'storage in a panel',
    'src/panels/login/a.tsx',
    "export const a = () => localStorage.getItem('a');",
    'reaches-out',
  ],
  [
    'storage through the window',
    'src/panels/login/a.tsx',
    "export const a = () => window.localStorage.getItem('a');",
    'reaches-out',
  ],
  [
    'an effect in a screen',
    'src/screens/home/a.tsx',
    'export const a = () => useEffect(() => {});',
    'reaches-out',
  ],
  ['the hour in a flow', 'machines/kit/a.ts', 'export const a = () => Date.now();', 'reaches-out'],
  ['a new date in a flow', 'machines/kit/a.ts', 'export const a = () => new Date();', 'reaches-out'],
  ['chance in a flow', 'machines/kit/a.ts', 'export const a = () => Math.random();', 'reaches-out'],
  [
    'an event that is asserted in a flow',
    'machines/kit/a.ts',
    "export const a = () => assertEvent(event, 'a');",
    'reaches-out',
  ],
  [
    'a side that does not turn',
    'src/ui/a.css.ts',
    "export const a = style({ paddingLeft: '1rem' });",
    'logical-sides',
  ],
  [
    'a side of a border',
    'src/ui/a.css.ts',
    "export const a = style({ selectors: { '&': { borderTopLeftRadius: 4 } } });",
    'logical-sides',
  ],
  [
    'text set to a side',
    'src/ui/a.css.ts',
    "export const a = style({ textAlign: 'left' });",
    'logical-sides',
  ],
  [
    'four sides that differ',
    'src/ui/a.css.ts',
    "export const a = style({ padding: '0 1rem 0 2rem' });",
    'logical-sides',
  ],
  [
    'a colour outside the theme',
    'src/ui/a.css.ts',
    "export const a = style({ color: '#B4121B' });",
    'colours',
  ],
  [
    'a colour by function',
    'src/ui/a.css.ts',
    "export const a = style({ color: 'rgb(0 0 0 / 8%)' });",
    'colours',
  ],
  ['a minute of its own', 'src/domain/a.ts', 'const minute = 60_000;', 'durations'],
  ['a day of its own', 'machines/kit/a.ts', 'export const day = 24 * 60 * 60 * 1000;', 'durations'],
  ['minutes counted out', 'src/server/a.ts', 'export const a = { within: 15 * 60_000 };', 'durations'],
  [
    'a colour in a template',
    'src/ui/a.css.ts',
    'export const a = style({ border: `1px solid #fff` });',
    'colours',
  ],
];

test.each(planted)('%s is refused', (_, path, text, rule) => {
  expect(new Set(found(path, text).map((problem) => problem.split(' ')[0]))).toEqual(new Set([rule]));
});

test('the line of a finding is told', () => {
  expect(found('src/domain/a.ts', 'export const a = 1;\n\nexport const b: any = 2;')).toEqual([
    'types src/domain/a.ts:3',
  ]);
});

describe('what the house does is let through', () => {
  const good: readonly (readonly [what: string, path: string, text: string])[] = [
    ['a constant', 'src/domain/a.ts', "export const a = ['b'] as const;"],
    [
      'the types of a flow',
      'machines/seat-hold/seat-hold.machine.ts',
      'export const a = setup({ types: {} as Flow });',
    ],
    ['a cast in the kit', 'machines/kit/a.ts', 'export const a = (b: unknown) => b as string;'],
    ['a module that is widened', 'src/app/a.ts', "declare module 'vitest' { interface A { b: string } }"],
    ['names of the wire in the contract', 'src/contract/a.ts', 'export const data = 1;'],
    ['a folder of a database', 'src/server/a.ts', 'export const dataFolder = 1;'],
    ['information in full', 'src/domain/station-information.ts', 'export const information = 1;'],
    ['the configuration of a tool', 'vite.config.ts', 'export default {};'],
    [
      'a comment in words',
      'src/domain/a.ts',
      '/** The seat is held (for a while); it returns to sale. */\nexport const a = 1;',
    ],
    [
      'a lint switched off with its reason',
      'src/domain/a.ts',
      '// oxlint-disable-next-line no-await-in-loop -- rows go one by one\nexport const a = 1;',
    ],
    [
      'a sentence asked for by its id',
      'src/screens/home/a.tsx',
      "export const A = () => <p aria-label={say('b')} className=\"c\">{say('home.title')} · 2</p>;",
    ],
    ['an instant that was handed in', 'machines/kit/a.ts', 'export const a = (at: number) => new Date(at);'],
    [
      'four sides alike',
      'src/ui/a.css.ts',
      "export const a = style({ padding: '0 1rem 2rem 1rem', textAlign: 'start' });",
    ],
    [
      'a name that begins with #',
      'src/domain/a.ts',
      "import { b } from '#domain/b.ts';\nexport const c = '#add-seat';",
    ],
    ['a price', 'src/server/a.ts', 'export const a = { base: 60_000 };'],
    ['colours of the theme', 'src/ui/theme/colors.ts', "export const ink = '#111827';"],
    ['a whole assertion', 'test/domain/a.test.ts', "test('a', () => expect(a).toEqual({ b: 1 }));"],
  ];

  test.each(good)('%s', (_, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
