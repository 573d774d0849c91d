import { expect, test } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { openTestShop } from '#test/support/open-test-shop.ts';
import { trialCalls } from '#test/support/trial-calls.ts';

/** What must never be found in a line: each stands for somebody. */
const canaries = {
  name: 'CANARYNAME',
  mail: 'canary@example.com',
  phone: '5551234567',
  id: '10000000146',
  card: '4111111111111111',
  password: 'Canary-Word-9',
  token: 'canary-token-77f0',
  address: '203.0.113.77',
} as const;

const words = Object.values(canaries);

const found = (text: string) => words.filter((word) => text.includes(word));

const logLineOf = (defect: unknown) => {
  const lines: string[] = [];
  logTo((line) => lines.push(line)).error('call-broke', defect, { call: 'x' });
  const { at: _at, where, ...rest } = JSON.parse(lines[0] ?? '{}');
  return { where, ...rest };
};

const writtenOf = (message: string) => logLineOf(new TypeError(message)).message;

test('what the engine says of code is written; any other message may name a person and is not', () => {
  expect(writtenOf("Cannot read properties of undefined (reading 'seat')")).toBe(
    "Cannot read properties of undefined (reading 'seat')",
  );
  expect(writtenOf('house.mail.send is not a function')).toBe('house.mail.send is not a function');
  expect(writtenOf('Key (email)=(canary@example.com) already exists')).toBe('…');
  expect(writtenOf('Unexpected token C, "CANARYNAME" is not valid JSON')).toBe('…');
});

test('a defect keeps its kind, its code, the rule it broke and its place', () => {
  const fields = { code: '23505', constraint: 'member_email_key' };
  const { where, ...line } = logLineOf(Object.assign(new RangeError('Seat 12A of Ayşe is gone.'), fields));
  expect(line).toEqual({
    event: 'call-broke',
    call: 'x',
    defect: 'RangeError',
    message: '…',
    code: '23505',
    rule: 'member_email_key',
  });
  expect(where).toMatch(/^at .*log\.test\.ts/);
});

test('whatever a caller sends, and wherever, no line of the log holds it', async () => {
  const shop = await openTestShop({
    routes: { operations: trialCalls },
    settings: { PROXIES: '1' },
    parts: { render: (request) => Promise.reject(new Error(`Cannot draw ${request.url}`)) },
  });
  const everywhere = `?code=${canaries.token}&pnr=${canaries.name}&mail=${canaries.mail}&id=${canaries.id}`;
  const numbered = { 'content-type': 'application/json', 'x-request-id': canaries.id };
  const headers = {
    'user-authorization': canaries.token,
    authorization: canaries.token,
    cookie: `session=${canaries.token}`,
    referer: `http://localhost/${canaries.name}`,
    'user-agent': canaries.name,
    'x-forwarded-for': canaries.address,
    'x-request-id': canaries.mail,
  };
  // A call that carries a card number is refused before anything else is done with it.
  const { card, ...taken } = canaries;
  const body = { ...taken, word: Object.values(taken).join(' ') };
  const sent = [
    shop.askJson(`/tms/trial/say-back${everywhere}`, body, headers),
    shop.askJson(`/tms/trial/break-down${everywhere}`, body, headers),
    shop.askJson(`/tms/trial/say-back${everywhere}`, canaries, headers),
    shop.ask(`/tms/trial/say-back${everywhere}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: `{"word":"${canaries.name}`,
    }),
    shop.askJson(`/tms/${canaries.name}/${canaries.mail}`, body, headers),
    shop.ask(`/bilet/${canaries.token}${everywhere}`, { headers: { ...headers, accept: 'text/html' } }),
    shop.askJson('/world', body, headers),
    shop.askJson('/tms/trial/say-back', body, numbered),
    shop.askJson(`/tms/trial/break-down${everywhere}`, { ...body, card }, headers),
  ];
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toEqual([200, 500, 400, 400, 404, 500, 400, 200, 400]);
  await shop.end();
  expect(shop.lines.length).toBeGreaterThan(9);
  expect(found(shop.lines.join(''))).toEqual([]);
});
