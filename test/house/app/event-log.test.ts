import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEventLog } from '#app/reporting/event-log.ts';
import { minute } from '#domain/values/durations.ts';

type Heard = { readonly case: string; readonly events: readonly { readonly transition: string }[] };

const heard: Heard[] = [];
let answers = 200;

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (piece) => (text += piece));
  request.on('end', () => {
    if (answers === 200) heard.push(JSON.parse(text));
    response.writeHead(answers).end('{}');
  });
});
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  origin = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => {
  heard.length = 0;
  answers = 200;
});
afterAll(() => server.close());

const morning = Date.parse('2026-11-28T09:00:00+03:00');
const midnight = Date.parse('2026-11-29T00:00:00+03:00');

const visitWith = (tags: Set<string>) => ({
  clock: { now: () => morning },
  session: { getSnapshot: () => ({ hasTag: (tag: string) => tags.has(tag) }) },
});

const arrow = (flow: string, transition: string) => ({ flow, transition, stands: 'a.on' });

const arrowsIn = ({ events }: Heard) => events.map(({ transition }) => transition);

test('what was walked is told in its order, and nothing beside it', async () => {
  const log = openEventLog(visitWith(new Set()));
  log.note(arrow('session', 'a|x|0'), morning);
  log.note(arrow('login', 'b|y|1'), morning + 10.4);
  await log.report(origin);
  expect(heard).toEqual([
    {
      case: heard[0]?.case,
      events: [
        { position: 0, flow: 'session', transition: 'a|x|0', stands: 'a.on', at: morning },
        { position: 1, flow: 'login', transition: 'b|y|1', stands: 'a.on', at: morning + 10 },
      ],
    },
  ]);
  expect(heard[0]?.case).toMatch(/^[\da-f-]{36}$/);
});

test('what was not heard is told the next time, before what came after it, in the same case', async () => {
  const log = openEventLog(visitWith(new Set()));
  log.note(arrow('session', 'a|x|0'), morning);
  answers = 429;
  await log.report(origin);
  log.note(arrow('session', 'b|y|0'), morning + minute);
  answers = 200;
  await log.report(origin);
  await log.report(origin);
  expect(heard.map(arrowsIn)).toEqual([['a|x|0', 'b|y|0']]);
});

test('a second day of the railway is a second case', async () => {
  const log = openEventLog(visitWith(new Set()));
  log.note(arrow('session', 'a|x|0'), midnight - 1);
  log.note(arrow('session', 'b|y|0'), midnight);
  await log.report(origin);
  expect(heard.map(arrowsIn)).toEqual([['a|x|0'], ['b|y|0']]);
  expect(heard[0]?.case).not.toBe(heard[1]?.case);
});

test('a logout is the end of a case, and a login is none', async () => {
  const tags = new Set<string>();
  const log = openEventLog(visitWith(tags));
  log.note(arrow('login', 'guest|login|0'), morning);
  tags.add('member');
  log.note(arrow('session', 'member|logout|0'), morning + 1);
  tags.delete('member');
  tags.add('busy');
  log.note(arrow('session', 'leaving|left|0'), morning + 2);
  tags.delete('busy');
  log.note(arrow('session', 'guest|again|0'), morning + 3);
  await log.report(origin);
  expect(heard.map(arrowsIn)).toEqual([
    ['guest|login|0', 'member|logout|0', 'leaving|left|0'],
    ['guest|again|0'],
  ]);
});

test('what nobody hears is kept within a bound, the first of it', async () => {
  const log = openEventLog(visitWith(new Set()));
  for (let step = 0; step < 1200; step += 1) log.note(arrow('session', `a|x|${step}`), morning);
  answers = 503;
  await log.report(origin);
  answers = 200;
  await log.report(origin);
  const arrows = heard.flatMap(arrowsIn);
  expect([arrows.length, arrows[0], arrows.at(-1)]).toEqual([1000, 'a|x|0', 'a|x|999']);
});
