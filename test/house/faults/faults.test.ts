import { expect, test } from 'vitest';
import { filesOnDisk } from '../files.ts';
import { sourceOf } from '../source.ts';
import { codeFaults } from './code-faults.ts';
import { edited, type Fault } from './fault.ts';
import { faultsIn } from './faults-of-flow.ts';
import { goneFrom, keptAfter, meantIn } from './noticed.ts';
import { askedIn, isNoticedEnough, summed } from './record.ts';
import { sentenceFaults } from './sentence-faults.ts';
import { testsFor } from './tests-for.ts';
import { waysIn } from './ways-of-flows.ts';

/** What each fault makes of a text, after its name. */
const written = (text: string, layer: 'operation' | 'port' | 'view', path = 'src/x.tsx') =>
  codeFaults(sourceOf(path, text), layer).map(({ name, edits }) => [
    name.replace(`${path} `, ''),
    edited(text, edits).trim(),
  ]);

test('a guard of an operation is dropped, and a condition that is none is turned', () => {
  expect(
    written('const run = (no) => { if (no) return 1; if (no) tell(); return no ? 2 : 3; };', 'operation'),
  ).toEqual([
    ['guard dropped: if (no) return 1;', 'const run = (no) => { ; if (no) tell(); return no ? 2 : 3; };'],
    [
      'condition turned: no',
      'const run = (no) => { if (no) return 1; if (!(no)) tell(); return no ? 2 : 3; };',
    ],
    ['choice turned: no', 'const run = (no) => { if (no) return 1; if (no) tell(); return !(no) ? 2 : 3; };'],
  ]);
});

test('two arguments are changed for each other, unless it makes no difference', () => {
  expect(written('pay(amount, locator); Math.max(one, two); pay(a, a); pay(1, a);', 'operation')).toEqual([
    [
      'arguments swapped: pay(amount, locator)',
      'pay(locator, amount); Math.max(one, two); pay(a, a); pay(1, a);',
    ],
  ]);
});

test('a port is plugged with its neighbour, and only a port', () => {
  const text = 'const ports = { open: port(a), ask: port(b) };';
  expect(written(text, 'port')).toEqual([
    ['changed for the next: open: port(a)', 'const ports = { open: port(b), ask: port(a) };'],
  ]);
  expect(written(text, 'operation')).toEqual([]);
});

test('a view leaves out what keeps from pressing twice, shows what it should not, and says another sentence', () => {
  const text =
    "const View = () => <p className={a ? 'b' : 'c'}>{busy && <i />}<button onClick={go} pending={busy}>{say('one')}{say('two')}</button></p>;";
  expect(written(text, 'view').map(([name]) => name)).toEqual([
    'shown where it is not: busy',
    'left out: onClick={go}',
    'left out: pending={busy}',
    "says two: 'one'",
  ]);
});

const whole = (decides: string, chooses: string, instead = '(a ?? b)') =>
  `const run = (a, b) => { if (${decides} || !a) return; return ${chooses} ? ${instead} : a.x; };`;

test('equal is written for unequal, once where it decides alone, and of what is said instead either side is left out', () => {
  const text = 'const run = (a, b) => { if (a === b || !a) return; return a !== b ? (a ?? b) : a.x; };';
  for (const layer of ['operation', 'port'] as const)
    expect(written(text, layer).slice(1)).toEqual([
      ['equality turned: a === b', whole('a !== b', 'a !== b')],
      ['choice turned: a !== b', whole('a === b', '!(a !== b)')],
      ['first left out: a ?? b', whole('a === b', 'a !== b', '((b))')],
      ['second left out: a ?? b', whole('a === b', 'a !== b', '((a))')],
    ]);
});

test('what a view tells whoever does not see it is turned, and what only chooses a look is not', () => {
  const text =
    "<i className={a === b} data-at={a === b} aria-busy={a ? 'true' : 'false'} title={a === b} id={a ?? b} />;";
  expect(written(text, 'view').map(([name]) => name)).toEqual([
    'equality turned: a === b',
    'choice turned: a',
  ]);
  expect(written(text, 'view')[0]?.[1]).toContain('data-at={a !== b} aria-busy');
});

const alike: Readonly<Record<string, string>> = { one: 'bir', 'one.again': 'bir' };
const readAs = (id: string) => alike[id] ?? id;

test('what no reader can tell from what was there is not written', () => {
  const text = "<p>{a ? b : b}{say('one')}{say('one.again')}</p>";
  expect(codeFaults(sourceOf('src/x.tsx', text), 'view', readAs)).toEqual([]);
  expect(codeFaults(sourceOf('src/x.tsx', text), 'view').map(({ name }) => name)).toEqual([
    "src/x.tsx says one.again: 'one'",
  ]);
});

const namesIn = (text: string) =>
  codeFaults(sourceOf('src/x.ts', `() => {\n${text}}`), 'operation').map(({ name }) => name);

test('faults of one name are readAs apart by their order, wherever their lines are', () => {
  const text = 'if (no) return;\n';
  expect(namesIn(`\n\n${text}${text}`)).toEqual([
    'src/x.ts guard dropped: if (no) return;',
    'src/x.ts guard dropped: if (no) return; (2)',
  ]);
  expect(namesIn(text + text)).toEqual(namesIn(`\n\n${text}${text}`));
});

const catalogue = (language: string) =>
  `{\n  "a.refused": "${language} a",\n  "b.refused": "${language} b",\n  "c.title": "${language} c"\n}\n`;

test('two sentences that are given the same are changed for each other in every language', () => {
  const files = new Map([
    ...['tr', 'en', 'fa'].map((language) => [`locales/${language}.json`, catalogue(language)] as const),
    [
      'src/panels/x.ts',
      "export const refusalWords = { one: 'a.refused', two: 'b.refused' } as const;\nconst title = 'c.title';",
    ],
  ]);
  const [fault, ...others] = sentenceFaults(files, ['src/panels/x.ts']);
  expect(others).toEqual([]);
  expect(fault?.name).toBe('locales/tr.json changed for each other: a.refused, b.refused');
  const fa = 'locales/fa.json';
  const ofPersian = fault?.edits.filter(({ path }) => path === fa) ?? [];
  expect(JSON.parse(edited(files.get(fa) ?? '', ofPersian))).toEqual({
    'a.refused': 'fa b',
    'b.refused': 'fa a',
    'c.title': 'fa c',
  });
});

test('two sentences that are the same in every language are not changed for each other', () => {
  const files = new Map(
    ['tr', 'en', 'fa'].map((language) => [
      `locales/${language}.json`,
      `{\n  "a.refused": "${language}",\n  "b.refused": "${language}"\n}\n`,
    ]),
  );
  files.set('src/x.ts', "export const refusalWords = { one: 'a.refused', two: 'b.refused' } as const;");
  expect(sentenceFaults(files, ['src/x.ts'])).toEqual([]);
  files.set('locales/fa.json', catalogue('fa'));
  expect(sentenceFaults(files, ['src/x.ts']).length).toBe(1);
});

const judged = (layer: Fault['layer'], by: string | null) => ({
  at: '',
  seed: 1,
  pace: 'whole' as const,
  flow: 'payment',
  layer,
  fault: '',
  by,
  asked: [],
  seconds: 1,
});

test('what the types, the build or the loading of a file have noticed is counted, and counted apart', () => {
  const all = [
    judged('view', 'the types: x.tsx(1,1): error TS2345'),
    judged('view', 'the build: x is not exported'),
    judged('view', 'test/screens/x.test.tsx > a button'),
    judged('view', null),
    judged('port', 'test/server/the types: x.test.ts > a call'),
    judged('port', 'the loading: test/server/x.test.ts > x is not defined'),
  ];
  expect(summed(all)).toBe(
    'port: 2 of 2 noticed, 1 by types, build or loading, 1 of the other 1 by a test\n' +
      'view: 3 of 4 noticed, 2 by types, build or loading, 1 of the other 2 by a test\n',
  );
});

const manyOf = (layer: Fault['layer'], by: string | null, count: number) =>
  Array.from({ length: count }, () => judged(layer, by));

test('enough is noticed where tests notice enough of what the types let through, in every layer', () => {
  const types = 'the types: x.tsx(1,1): error TS2345';
  const seen = 'test/screens/x.test.tsx > a button';
  const few = [...manyOf('view', types, 90), ...manyOf('view', seen, 5), ...manyOf('view', null, 5)];
  const many = [...manyOf('view', types, 1), ...manyOf('view', seen, 19), ...manyOf('view', null, 1)];
  expect(isNoticedEnough(few)).toBe(false);
  expect(isNoticedEnough(many)).toBe(true);
  expect(isNoticedEnough([...many, ...manyOf('port', types, 25)])).toBe(true);
  expect(isNoticedEnough([...manyOf('sentence', seen, 100), ...manyOf('port', null, 1)])).toBe(false);
  expect(isNoticedEnough([])).toBe(false);
});

const files = filesOnDisk(process.cwd());

test('a fault is looked for in the layer and on the way of its own flow alone', () => {
  const named = {
    flow: 'alert',
    layer: 'view',
    fault: 'src/panels/alert-bar/alert-bar.tsx left out: onPointerEnter={attend}',
  };
  const faultsOf = faultsIn(files);
  expect(meantIn(faultsOf, named).name).toBe(named.fault);
  for (const wrong of [{ flow: 'login' }, { layer: 'port' }, { fault: 'left out' }])
    expect(() => meantIn(faultsOf, { ...named, ...wrong })).toThrow('No fault can be written that is called');
});

const planted = (fault: string) => ({ flow: 'door', layer: 'port' as const, fault });
const noticedBy = (fault: string, path = 'test/x.test.ts') => ({ ...planted(fault), test: path });
const writable = () => ['a', 'b', 'c'].map((name) => ({ layer: 'port' as const, name, edits: [] }));

test('of what was noticed what nobody can write any more falls away, and what is noticed no more', () => {
  const before = ['a', 'gone', 'c'].map((fault) => noticedBy(fault));
  const tried = [noticedBy('b', 'test/y.test.ts'), { ...planted('c'), test: null }];
  expect(keptAfter(before, tried, writable)).toEqual([noticedBy('a'), noticedBy('b', 'test/y.test.ts')]);
});

test('what leaves the list is told, and why', () => {
  const before = ['a', 'gone', 'c'].map((fault) => noticedBy(fault));
  const tried = [{ ...planted('c'), test: null }];
  expect(goneFrom(before, keptAfter(before, tried, writable), tried)).toEqual([
    'can be written no more: door port gone, once by test/x.test.ts',
    'noticed no more: door port c, once by test/x.test.ts',
  ]);
});

test('of what has survived it is told which tests were asked', () => {
  const asked = [
    { project: 'types', files: [] },
    { project: 'server', files: ['test/server/x.test.ts', 'test/server/y.test.ts'] },
  ];
  expect(askedIn(asked)).toBe(
    '         asked types\n         asked test/server/x.test.ts test/server/y.test.ts\n',
  );
});

test('the way of a flow leads through its ports, the calls, the operations and the views', () => {
  const { port, operation, view } = waysIn(files)('payment');
  expect(port).toContain('src/app/ports/payments.ts');
  expect(port).toContain('src/gateway/payments/payment-calls.ts');
  expect(operation).toContain('src/server/sale/payments/promotion-calls.ts');
  expect(view).toContain('src/panels/payment/pay-button.tsx');
  // It reads the payment by way of the views' own selectors alone.
  expect(view).toContain('src/panels/payment/ask-button.tsx');
});

test('the way of a flow that lives in the server leads through the folder that drives its chart, the desks and the calls', () => {
  const { port, operation, view } = waysIn(files)('settlement');
  const home = 'src/server/sale/settlement/';
  expect(port.toSorted()).toEqual([...files.keys()].filter((path) => path.startsWith(home)).toSorted());
  expect(operation).toContain('src/server/start/desks/sale-desk.ts');
  expect(operation).toContain('src/server/sale/payments/promotion-calls.ts');
  expect(view).toEqual([]);
  const fault = faultsIn(files)('settlement').find(({ name }) => name.startsWith(`${home}take-step`));
  const batches = fault === undefined ? [] : testsFor(files)(fault, ['settlement']);
  const judges = batches.flatMap((batch) => batch.files);
  expect(judges).toContain('test/server/settlement/settlement.flow.test.ts');
  expect(judges).toContain('test/server/settlement/payment-worker.test.ts');
});

test('a fault is looked for where its own words stand in the name of a test or of its folder', () => {
  const faults = faultsIn(files)('settlement');
  const judgesOf = (name: string) => {
    const fault = faults.find((each) => each.name === name);
    return fault === undefined ? [] : testsFor(files)(fault, ['settlement']).flatMap((batch) => batch.files);
  };
  const desks = 'src/server/start/desks/';
  expect(
    judgesOf(
      `${desks}package-desk.ts guard dropped: if (!(await isActiveAccount(within, order.user_id))) return`,
    ),
  ).toContain('test/server/packages/ended-while-paid.test.ts');
  expect(judgesOf('src/server/sale/settlement/owed.ts first left out: promotion?.discount ?? 0')).toContain(
    'test/server/payments/promotions.test.ts',
  );
});

test('a fault is looked for in the tests that speak of it, and the drawing and the rules of the house are no judges', () => {
  const faults = faultsIn(files)('payment');
  const looked = testsFor(files);
  const filesFor = (layer: Fault['layer'], path = '') => {
    const fault = faults.find((each) => each.layer === layer && each.name.startsWith(path));
    return fault === undefined ? [] : looked(fault, ['payment']).flatMap((batch) => batch.files);
  };
  const looks = filesFor('view', 'src/panels/payment/pay-button.tsx');
  const [walk, own] = ['payment.flow.test.tsx', 'pay-button.test.tsx'].map((name) =>
    looks.findIndex((path) => path.startsWith('test/screens/') && path.endsWith(name)),
  );
  expect(own).toBeGreaterThanOrEqual(0);
  expect(walk).toBeGreaterThan(own ?? 0);
  expect(filesFor('operation')).toContain('test/e2e/flows/payment.flow.test.ts');
  expect(filesFor('port', 'src/gateway/payments/payment-calls.ts')).toContain(
    'test/server/gateway/money-calls.test.ts',
  );
  expect(filesFor('sentence').slice(0, 2)).toEqual([
    'test/house/meanings/counted.test.ts',
    'test/house/meanings/meanings.test.ts',
  ]);
  const all = [...filesFor('view'), ...filesFor('operation'), ...filesFor('port'), ...filesFor('sentence')];
  expect(all.filter((path) => /drawn|fresh|all-rules|docs\.test/.test(path))).toEqual([]);
});
