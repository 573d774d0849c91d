import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { routes } from '#server/start/routes.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodiesOf } from '../../contract/bodies-of.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const cardNumber = '5400610000010018';

type Body = Readonly<Record<string, unknown>>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

/** The bodies of a call in which a card number stands in one place where a text may stand. */
const bodiesWithCard = (schema: (typeof routes.operations)[number]['endpoint']['body']): readonly Body[] => {
  const understood = fc
    .sample(bodiesOf(schema), { numRuns: 200, seed: 7 })
    .map((body) => JSON.parse(JSON.stringify(body ?? null)))
    .filter((body): body is Body => isBody(body) && safeParse(schema, body).success);
  const places = [...new Set(understood.flatMap(Object.keys))];
  const tokens = places.filter((place) => place === 'cardToken');
  const [plain] = understood;
  return (tokens.length > 0 ? tokens : places)
    .map((place) => ({ ...plain, [place]: cardNumber }))
    .filter((body) => safeParse(schema, body).success);
};

const asked = routes.operations
  .filter(({ endpoint }) => endpoint.refusals.some((name) => name === 'card-number-sent'))
  .map(({ endpoint }) => [endpoint.name, endpoint] as const);

test.each(asked)('[C-08] %s refuses a card number unread', async (_name, { path, method, body: schema }) => {
  const bodies = bodiesWithCard(schema);
  expect(bodies.length).toBeGreaterThan(0);
  const { authorized } = await memberOf(shop);
  for (const body of bodies) {
    const answer = await shop.ask(path, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', ...authorized },
      body: JSON.stringify(body),
    });
    expect([body, ...(await readOutcome(answer))]).toEqual([body, 400, 'card-number-sent']);
  }
});
