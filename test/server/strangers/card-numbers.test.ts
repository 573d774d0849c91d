import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#server/start/routes.ts';
import { memberOf, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const cardNumber = '5400610000010018';
const writings = [cardNumber, '5400 6100 0001 0018', '۵۴۰۰-۶۱۰۰-۰۰۰۱-۰۰۱۸'] as const;

let shop: TestShop;
let member: Readonly<Record<string, string>>;

beforeAll(async () => {
  shop = await openTestShop();
  member = (await memberOf(shop, { email: staff })).authorized;
});
afterAll(() => shop.end());

type Sent = {
  readonly part?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

const calls = routes.operations.map(({ endpoint }) => [endpoint.name, endpoint] as const);

test.each(calls)(
  '[C-08] a card number sent to %s is refused unread, wherever it stands',
  async (_name, call) => {
    const outcomeOf = async ({ part = 'x', query = '', body = {}, headers = {} }: Sent) =>
      readOutcome(
        await shop.ask(`${call.path.replaceAll(/\{\w+\??\}/g, encodeURIComponent(part))}${query}`, {
          method: call.method.toUpperCase(),
          headers: { 'content-type': 'application/json', ...member, ...headers },
          ...(call.method === 'get' ? {} : { body: JSON.stringify(body) }),
        }),
      );
    const sentBy = (writing: string): readonly Sent[] => [
      { query: `?surname=${encodeURIComponent(writing)}` },
      ...(call.path.includes('{') ? [{ part: writing }] : []),
      ...(call.method === 'get'
        ? []
        : [
            { body: { surname: writing } },
            { body: { letter: { text: `Kartım ${writing}, teşekkürler.` } } },
            { body: { passengers: [{ [writing]: null }] } },
            { body: { cardNumber: 'x' } },
          ]),
    ];
    for (const sent of writings.flatMap(sentBy)) {
      expect([sent, ...(await outcomeOf(sent))]).toEqual([sent, 400, 'card-number-sent']);
    }
    const keyed = { headers: { 'idempotency-key': cardNumber } };
    expect(await outcomeOf(keyed)).toEqual([400, 'card-number-sent']);
  },
);

/** In how many rows of each table a text stands, where it stands in any. */
const rowsWith = async (words: string): Promise<Readonly<Record<string, number>>> => {
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${client.escapeIdentifier(name)} t where t::text like $1`,
        [`%${words}%`],
      );
      if (rows[0] !== undefined && rows[0].count > 0) found[name] = rows[0].count;
    }
    return found;
  } finally {
    await client.end();
  }
};

test('[C-08] none of them was kept or written into the log', async () => {
  expect(await rowsWith(staff)).not.toEqual({});
  for (const writing of writings) {
    expect(await rowsWith(writing)).toEqual({});
    expect(shop.lines.join('\n')).not.toContain(writing);
  }
});

test('what only looks like one is taken: a telephone of another country, a mark, an instant', async () => {
  const body = { at: 1_795_292_941_687, phone: '+49 1512 3456780', mark: crypto.randomUUID() };
  const [, refusal] = await readOutcome(await shop.askJson('/tms/train/train-availability', body));
  expect(refusal).not.toBe('card-number-sent');
});
