import { expect, test } from 'vitest';
import { loggedIn, waysInFile } from '#atlas/flow/event-log-file.ts';
import { stayText, stayTexts } from '#atlas/flow/stay-text.ts';
import { startOf } from '#domain/shop/logged-step.ts';
import { hour, minute, second } from '#domain/values/durations.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { type EventLogText, eventLogCsv } from '#server/office/flow-facts/event-log-text.ts';

const evening = Date.parse('2026-11-28T23:59:50+03:00');
const open = 'session.guest|login.opened|0';

const visit = (name: string, at: number, waits: number) =>
  [
    { flow: 'session', transition: startOf('session'), stands: 'session.guest', at },
    { flow: 'login', transition: startOf('login'), stands: 'login.a login.b', at },
    { flow: 'session', transition: open, stands: 'session.entering', at: at + waits },
  ].map((event, position) => ({ case_id: name, position, ...event }));

const written = async (
  rows: Parameters<EventLogText>[0] extends AsyncIterable<infer Rows> ? Rows : never,
) => {
  async function* once() {
    yield rows;
  }
  let csv = '';
  for await (const piece of eventLogCsv(once(), () => 'says, "so"\nand so')) csv += piece;
  return csv;
};

test('a file that the command wrote is read as it was walked, whatever stands in its titles', async () => {
  const csv = await written([...visit('a', evening, second), ...visit('b', evening, 2 * second)]);
  expect(loggedIn(csv, 'login')).toEqual([
    { case: 'a', transition: startOf('login'), stands: ['login.a', 'login.b'], at: evening },
    { case: 'b', transition: startOf('login'), stands: ['login.a', 'login.b'], at: evening },
  ]);
  expect(loggedIn(`\uFEFF${csv}`, 'session')?.map(({ at }) => at - evening)).toEqual([0, 1000, 0, 2000]);
  expect(loggedIn(csv.replaceAll('\r\n', '\n').trim(), 'session')).toHaveLength(4);
});

test('what is no event log is none', () => {
  expect(loggedIn('', 'session')).toBeNull();
  expect(loggedIn('transition,count\nsession.guest|x|0,4\n', 'session')).toBeNull();
  expect(
    loggedIn('case,flow,activity,transition,stands,time\na,session,x,y,z,yesterday\n', 'session'),
  ).toEqual([]);
});

test('a file is looked at on some days of the railway, or whole', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const csv = await written([
    ...names.flatMap((name) => visit(name, evening, 3 * second)),
    ...names.flatMap((name) => visit(`late ${name}`, evening + 20 * second, 5 * second)),
  ]);
  const steps = loggedIn(csv, 'session') ?? [];
  expect(waysInFile(steps, null).visits).toBe(10);
  const eve = waysInFile(steps, { first: '2026-11-28', last: '2026-11-28' });
  expect([eve.visits, eve.stays[0]?.median]).toEqual([5, 3 * second]);
  expect(waysInFile(steps, { first: '2026-11-29', last: '2026-11-29' })).toEqual({
    visits: 5,
    ways: [{ steps: [startOf('session'), open], visits: 5 }],
    rest: 0,
    stays: [{ state: 'session.guest', visits: 5, median: 5 * second, slowest: null }],
  });
});

test('a stay is told in seconds up to ten minutes, and both figures where there are two', () => {
  const words = wordsIn('tr', wholeCatalogue('tr'));
  const texts = [
    0,
    42 * second,
    minute,
    90 * second,
    10 * minute + 29 * second,
    2 * hour,
    2 * hour + 5 * minute,
  ];
  expect(texts.map((lasted) => stayText(lasted, words))).toEqual([
    '0 sn',
    '42 sn',
    '1 dk',
    '1 dk 30 sn',
    '10 dk',
    '2 sa',
    '2 sa 5 dk',
  ]);
  expect(
    stayTexts(
      [
        { state: 'a', visits: 5, median: second, slowest: null },
        { state: 'b', visits: 50, median: second, slowest: minute },
      ],
      words,
    ),
  ).toEqual({ a: '1 sn', b: '1 sn · 1 dk' });
});
