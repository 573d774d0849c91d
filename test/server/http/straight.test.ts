import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const json = { 'content-type': 'application/json' };
const login = '/mc/user/login';

const largest = 1_000_000;

/** A call that is answered on the socket goes by the longer way as soon as its address has to be read. */
const longerWay = '?%20';

const asked: Readonly<Record<string, readonly [path: string, request: RequestInit]>> = {
  'a call that is refused': [login, { body: '{"username":"a@example.com","password":"x"}', headers: json }],
  'a body with something missing': [login, { body: '{"username":"a@example.com"}', headers: json }],
  'no body at all': [login, {}],
  'a body that is no JSON': [login, { body: '{', headers: json }],
  'a body that is told to be text': [login, { body: '{}' }],
  'a body with a sign nothing can be written down with': [
    login,
    { body: '{"username":"\\u0000","password":"x"}', headers: json },
  ],
  'a body that is too large': [login, { body: JSON.stringify({ x: 'x'.repeat(largest) }), headers: json }],
  'another language': [login, { body: '{', headers: { ...json, 'accept-language': 'fa' } }],
  'a language that was chosen': [login, { body: '{', headers: { ...json, cookie: 'language=en' } }],
  'a page of another site': [
    login,
    { body: '{}', headers: { ...json, origin: 'https://elsewhere.example' } },
  ],
  'a token nobody was given': [
    '/mc/user/session/touch',
    { body: '{}', headers: { ...json, 'user-authorization': 'Bearer unknown' } },
  ],
  'a hold of nothing': ['/tms/inventory/select-seat', { body: '{}', headers: json }],
};

/** All that is answered, but for what marks this answer alone. */
const answerTo = async (path: string, request: RequestInit) => {
  const mark = randomUUID();
  const answer = await shop.ask(path, {
    ...request,
    method: 'POST',
    headers: { ...Object.fromEntries(new Headers(request.headers)), 'x-request-id': mark },
  });
  const text = (await answer.text())
    .replaceAll(mark, '(mark)')
    .replaceAll(/\d{13}|\d{4}-\d{2}-\d{2}T[\d:.]+Z?/g, '(hour)');
  const headers = [...answer.headers].filter(([name]) => !['content-length', 'date'].includes(name));
  return {
    status: answer.status,
    marked: answer.headers.get('x-request-id') === mark,
    headers: headers.map(([name, value]) => [name, value.replaceAll(mark, '(mark)')] as const),
    text,
  };
};

test.each(Object.entries(asked))('both ways answer alike: %s', async (_, [path, request]) => {
  const straight = await answerTo(path, request);
  expect(straight.marked).toBe(true);
  expect(straight).toEqual(await answerTo(`${path}${longerWay}`, request));
});

/** A request on a socket of its own: its head, and its body in as many parts as are given. */
const headOf = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
  `User-Authorization: Bearer unknown\r\nContent-Length: ${length}\r\n\r\n`;

/** Waits until so many answers have come whole on a socket, and gives their statuses. */
const answersOn = async (socket: Socket, count: number): Promise<readonly string[]> => {
  let heard = '';
  for await (const part of on(socket, 'data', { close: ['close'] })) {
    heard += String(part[0]);
    const statuses = heard.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    if (statuses.length >= count && heard.endsWith('}')) return statuses;
  }
  return heard.match(/HTTP\/1\.1 \d{3}/g) ?? [];
};

const touch = '/mc/user/session/touch';

test('a connection is used again after an answer to a body nobody wanted, though it goes on after the answer', async () => {
  const socket = connect(shop.port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => {
    socket.destroy();
  });
  const body = JSON.stringify({ x: 'x'.repeat(largest / 2) });
  const half = body.length / 2;
  socket.write(headOf(touch, body.length) + body.slice(0, half));
  expect(await answersOn(socket, 1)).toEqual(['HTTP/1.1 401']);
  socket.write(body.slice(half));
  socket.write(`${headOf(touch, 2)}{}`);
  expect(await answersOn(socket, 1)).toEqual(['HTTP/1.1 401']);
});

test('whoever does not go on with such a body is let go after a moment', async () => {
  const socket = connect(shop.port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => {
    socket.destroy();
  });
  const closed = once(socket, 'close');
  socket.write(`${headOf(touch, 100)}{`);
  expect(await answersOn(socket, 1)).toEqual(['HTTP/1.1 401']);
  await closed;
  expect(socket.readyState).toBe('closed');
}, 5000);

test('twenty at once with a body nobody wanted are all answered', async () => {
  const request = { body: '{}', headers: { ...json, 'user-authorization': 'Bearer unknown' } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(touch, request)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
});
