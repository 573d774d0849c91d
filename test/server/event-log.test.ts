import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flows } from '#atlas/flow/charted-flows.ts';
import { namesIn } from '#atlas/flow/names.ts';
import { wordsOfFlow } from '#atlas/flow/words-of-flow.ts';
import { languages } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import en from '#locales/en.json' with { type: 'json' };
import { activityTitlesIn } from '#server/office/flow-facts/activity-title.ts';
import { eventLogOf } from '#server/office/flow-facts/event-log.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { xesFaults } from '#test/support/xes/xes-faults.ts';
import { readXml, type XmlElement } from '../atlas/xml.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ settings: { EVENT_LOG: 'on' } });
});
afterAll(() => shop.end());

/** One visit goes over two flows, another one over a day. */
const evening = Date.parse('2027-03-02T23:50:00+03:00');
const walked = [
  ['5c0d5a52-7a5c-4a3b-8a39-0a61f3f5a001', 'login', 'login.closed|login.opened|0', evening],
  ['5c0d5a52-7a5c-4a3b-8a39-0a61f3f5a001', 'session', 'session.guest|always|0', evening + 1000],
  ['5c0d5a52-7a5c-4a3b-8a39-0a61f3f5a001', 'session', 'session.guest|always|1', evening + 1000],
  ['5c0d5a52-7a5c-4a3b-8a39-0a61f3f5a002', 'login', 'login.closed|login.opened|0', evening + 2000],
  ['5c0d5a52-7a5c-4a3b-8a39-0a61f3f5a003', 'login', 'login.closed|login.opened|0', evening + 900_000],
] as const;

const statesOn = 'login.open session.guest';

const reportWalked = async () => {
  await shop.askJson('/world', { do: 'set-clock', offset: evening + 1_000_000 - Date.now() });
  for (const of of new Set(walked.map(([name]) => name))) {
    const events = walked
      .filter(([name]) => name === of)
      .map(([, flow, transition, at], position) => ({ position, flow, transition, stands: statesOn, at }));
    await shop.askJson('/flow-events', { case: of, events });
  }
};

const joined = async (pieces: AsyncIterable<string>): Promise<string> => {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
};

const text = async (format: string, days: { readonly first?: string; readonly last?: string } = {}) => {
  const pieces = eventLogOf(shop.open.app.db, { format, language: 'en', ...days });
  return pieces === null ? null : joined(pieces);
};

const opened = en['flow.login.event.login.opened'];

type Line = Readonly<Record<string, string>>;

const arrowsIn = (csv: string | null) =>
  parse<Line>(csv ?? '', { columns: true }).map((line) => [
    line.case,
    line.flow,
    line.transition,
    Date.parse(line.time ?? ''),
  ]);

const valueIn = (element: XmlElement, key: string) =>
  element.children.find(({ attributes }) => attributes.key === key)?.attributes.value ?? '';

const named = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);

test('the event log as CSV is what was walked, in its order', async () => {
  await reportWalked();
  const csv = await text('csv');
  expect(arrowsIn(csv)).toEqual(walked.map((row) => [...row]));
  expect(parse<Line>(csv ?? '', { columns: true })[0]).toEqual({
    case: walked[0][0],
    flow: 'login',
    activity: opened,
    transition: 'login.closed|login.opened|0',
    stands: statesOn,
    time: '2027-03-02T20:50:00.000Z',
  });
});

test('the event log as XES is what was walked, a trace for each case, and declares what it is written in', async () => {
  await reportWalked();
  const log = readXml((await text('xes')) ?? '');
  expect([log.name, log.attributes['xes.version'], log.attributes.xmlns]).toEqual([
    'log',
    '1849.2016',
    'http://www.xes-standard.org/',
  ]);
  expect(named(log, 'extension').map(({ attributes }) => attributes.prefix)).toEqual([
    'concept',
    'time',
    'org',
  ]);
  expect([...new Set(log.children.map(({ name }) => name))]).toEqual([
    'extension',
    'global',
    'classifier',
    'string',
    'trace',
  ]);
  const arrows = named(log, 'trace').flatMap((trace) =>
    named(trace, 'event').map((event) => [
      valueIn(trace, 'concept:name'),
      valueIn(event, 'flow'),
      valueIn(event, 'transition'),
      Date.parse(valueIn(event, 'time:timestamp')),
    ]),
  );
  expect(arrows).toEqual(walked.map((row) => [...row]));
  const [first] = named(log, 'trace').flatMap((trace) => named(trace, 'event'));
  expect(first && valueIn(first, 'concept:name')).toBe(opened);
  expect(first && valueIn(first, 'stands')).toBe(statesOn);
});

test('the event log as XES is read by libxml2 and has nothing against the standard, whole and empty', async () => {
  await reportWalked();
  for (const days of [{}, { first: '2027-03-09', last: '2027-03-09' }])
    expect(xesFaults(readXml((await text('xes', days)) ?? ''))).toEqual([]);
});

test.each([
  ['xes.version is no decimal', '1849.2016', '1849-2016'],
  ['time:timestamp is no date: yesterday', /2027-\d\d-[^"]+/, 'yesterday'],
  ['time:timestamp is not of kind string', '<date key', '<string key'],
  ['concept:name is of an extension not declared', '"concept" uri', '"concepts" uri'],
  ['flow is declared for every event and is not in each', /<string key="flow" value="login"\/>/, ''],
  ['flow is there twice', 'key="transition" value="l', 'key="flow" value="l'],
  ['Arrow tells events apart by arrow, which not all have', 'keys="flow', 'keys="arrow flow'],
  ['extension stands where no such thing may, in log', /(<extension.+>\n)([\s\S]+<classifier.+>)/, '$2$1'],
])('a log in which %s is told', async (says, from, to) => {
  await reportWalked();
  const spoilt = ((await text('xes')) ?? '').replace(from, to);
  expect(xesFaults(readXml(spoilt))).toContain(says);
});

test('the event log is read of some days of the railway; of no day it is whole and empty', async () => {
  await reportWalked();
  expect(arrowsIn(await text('csv', { first: '2027-03-03', last: '2027-03-03' }))).toEqual([[...walked[4]]]);
  const none = { first: '2027-03-09', last: '2027-03-09' };
  expect(arrowsIn(await text('csv', none))).toEqual([]);
  expect(named(readXml((await text('xes', none)) ?? ''), 'trace')).toEqual([]);
  expect(await text('csv', { first: '2027-03-04', last: '2027-03-03' })).toBeNull();
  expect(await text('parquet')).toBeNull();
});

test('a log longer than what is read at one time is whole and in its order', async () => {
  const long = await openTestShop();
  const rows = Array.from({ length: 11_000 }, (_, position) => ({
    case_id: position < 4000 ? 'a' : 'b',
    position,
    flow: 'session',
    transition: 'session.guest|login.opened|0',
    stands: '',
    at: position * 1000,
    reported_hour: 0,
  }));
  for (let from = 0; from < rows.length; from += 5000)
    await long.open.app.db
      .insertInto('flow_event')
      .values(rows.slice(from, from + 5000))
      .execute();
  const pieces = eventLogOf(long.open.app.db, { format: 'xes' });
  const log = readXml(pieces === null ? '' : await joined(pieces));
  expect(
    named(log, 'trace').flatMap((trace) =>
      named(trace, 'event').map((event) => Date.parse(valueIn(event, 'time:timestamp'))),
    ),
  ).toEqual(rows.map(({ at }) => at));
  expect(named(log, 'trace')).toHaveLength(2);
  await long.end();
});

test.each(languages)(
  'every arrow of every flow has a title of its own in %s, the one of the atlas',
  async (language) => {
    const titleOf = activityTitlesIn(language);
    const names = await namesIn(language);
    const say = sayIn(language, wholeCatalogue(language));
    for (const { name, chart } of flows) {
      const words = wordsOfFlow(name, names, say);
      for (const arrow of chart.arrows) {
        const port = { id: arrow.about, source: '', kind: 'world', flow: null } as const;
        const isAnswer = arrow.kind === 'deadline' || (arrow.kind === 'done' && arrow.about !== '');
        expect([arrow.id, titleOf(name, arrow.id)]).toEqual([
          arrow.id,
          isAnswer ? words.port(port) : words.cause(arrow),
        ]);
      }
    }
  },
);

/** How the command ended, and the first line of what it had to say. */
const written = (...words: string[]) =>
  new Promise<{ readonly code: number | string; readonly line: string }>((resolve) => {
    execFile(
      process.execPath,
      ['src/server/command/run.mjs', 'src/server/command/event-log.ts', ...words],
      { env: { ...process.env, DATABASE_URL: shop.url } },
      (error, _out, stderr) => resolve({ code: error?.code ?? 0, line: stderr.split('\n')[0] ?? '' }),
    );
  });

test('npm run events writes the log into a file, and says how where it is asked for nothing there is', async () => {
  await reportWalked();
  const file = join(await mkdtemp(join(tmpdir(), 'event-log-')), 'log.csv');
  await written('csv', file, '--first', '2027-03-02', '--last', '2027-03-02', '--language', 'en');
  expect(await readFile(file, 'utf8')).toBe(await text('csv', { first: '2027-03-02', last: '2027-03-02' }));
  const { code, line } = await written('csv');
  expect([code, line]).toEqual([
    2,
    'events csv FILE     writes what came after what, a line for each arrow that was taken',
  ]);
});
