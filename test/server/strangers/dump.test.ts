import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardNumbersKeptIn } from '#test/support/dump/card-numbers-kept.ts';
import { refuseLoggedNumbers } from '#test/support/dump/logged-numbers.ts';
import { cardNumbersSeenIn } from '#test/support/dump/plain-judge.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/fresh-database.ts';

let database: FreshDatabase;
let client: Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('create schema aside');
});
/** What was planted goes before the dump of this run is looked through. */
afterAll(async () => {
  await client.query('drop schema aside cascade');
  await client.end();
  await database.drop();
});

/** What is found of a value that stands alone in a table of its own. */
const foundIn = async (type: string, value: unknown) => {
  await client.query(`drop table if exists aside.kept; create table aside.kept (note ${type})`);
  await client.query('insert into aside.kept values ($1)', [value]);
  return cardNumbersKeptIn([{ connectionString: database.url }]);
};

const found = (masked: string) => [{ table: 'aside.kept', column: 'note', masked }];
const visa = '4111111111111111';
const hidden = '••••••••••••1111';

describe('[C-08] the dump after the suites holds no card number: one that was planted is found', () => {
  test.each([
    ['text', visa],
    ['varchar(40)', visa],
    ['text[]', [visa]],
    ['jsonb', JSON.stringify({ a: [{ b: visa }] })],
    ['json', JSON.stringify({ [visa]: 1 })],
    ['text', JSON.stringify({ a: JSON.stringify([Number(visa)]) })],
    ['bigint', visa],
    ['numeric', visa],
    ['bytea', Buffer.from(visa)],
    ['bytea', Buffer.from(`\u0000\u00ff${visa}`, 'latin1')],
    ['text', visa.padStart(10_000, 'x')],
  ])('in a column of %s', async (type, value) => {
    const [one, ...others] = await foundIn(type, value);
    expect([one?.table, one?.column, others]).toEqual(['aside.kept', 'note', []]);
    expect(one?.masked).toContain(hidden);
  });

  test.each([
    ['in groups', '4111 1111 1111 1111', '•••• •••• •••• 1111'],
    ['with dashes', '4111-1111-1111-1111', '••••-••••-••••-1111'],
    ['in Persian digits', '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱', '••••••••••••۱۱۱۱'],
    ['in Arabic digits and groups', '٤١١١ ١١١١ ١١١١ ١١١١', '•••• •••• •••• ١١١١'],
    ['in wide digits', '４１１１１１１１１１１１１１１１', '••••••••••••１１１１'],
    ['in digits of India', '४१११११११११११११११', '••••••••••••११११'],
    ['with what cannot be seen between', [...visa].join('\u200b'), [...hidden].join('\u200b')],
    ['of American Express', '3782 822463 10005', '•••• •••••• •0005'],
    ['in a sentence', 'Kartım 4111 1111 1111 1111, 12/29', 'Kartım •••• •••• •••• ••••, 12/29'],
  ])('written %s, by both judges', async (_how, value, masked) => {
    const inBytes = Buffer.from(value);
    expect(cardNumbersSeenIn(value)).not.toEqual([]);
    expect(await foundIn('text', value)).toEqual(found(masked));
    expect(await foundIn('bytea', inBytes)).toEqual(found(masked));
  });

  test.each(['text', 'jsonb'])('in lines of their own, in JSON in a column of %s', async (type) => {
    const value = JSON.stringify({ a: '4111\n1111\n1111\n1111' });
    expect(await foundIn(type, value)).toEqual(found('••••\n••••\n••••\n1111'));
  });

  test('in a line of a log', () => {
    expect(() => refuseLoggedNumbers([JSON.stringify({ event: 'x', note: visa })])).toThrow(hidden);
  });
});

test.each([
  ['text', crypto.randomUUID()],
  ['text', 'a'.padEnd(64, '4111111111111111')],
  ['bigint', String(Date.UTC(2099, 0, 1))],
  ['jsonb', JSON.stringify([Date.UTC(2099, 0, 1), Date.UTC(2026, 0, 1)])],
  ['text', '100000000107'],
  ['text', '4111111111111112'],
])('[C-08] nothing is found where none was planted: %s %s', async (type, value) => {
  expect(await foundIn(type, value)).toEqual([]);
});

test('[C-08] a long text that many databases hold is read once, and another beside it too', async () => {
  const [same, other] = ['x'.repeat(5000), `${visa}${'x'.repeat(5000)}`];
  await client.query('drop table if exists aside.kept; create table aside.kept (note text)');
  await client.query('insert into aside.kept values ($1)', [same]);
  const second = await freshDatabase();
  const there = new Client({ connectionString: second.url });
  await there.connect();
  await there.query('create table kept (note text)');
  await there.query('insert into kept values ($1), ($2)', [same, other]);
  const both = [{ connectionString: database.url }, { connectionString: second.url }];
  expect(await cardNumbersKeptIn(both)).toEqual([
    { table: 'public.kept', column: 'note', masked: `${hidden}…` },
  ]);
  await there.query('drop table kept');
  await there.end();
  await second.drop();
});
