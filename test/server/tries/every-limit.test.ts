import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { routes } from '#server/start/routes.ts';
import { header, memberOf, resetWorld, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodiesOf } from '../../contract/bodies-of.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

/** How often whoever means nothing in particular is heard by a call, until the time it counts in is over. */
const written = `
5: open-payment add-wallet-card generate-wallet-token pay-with-miles legacy-reservation-to-sale
5: issue-ticket-3D
9: log-in
10: take-over-kept-flow hand-over-kept-flow search-open-tickets find-open-tickets-of-booking
10: find-open-ticket permi-check legacy-query-open-ticket get-reservation
10: get-reservation-single-shot send-booking-link rental-order-link
20: keep-picture apply-promotion remove-promotion rental-promotion-activate
20: rental-promotion-deactivate open-booking-link agree-to-seatmate
30: begin-eid get-pdf get-multiple-pdf generate-pdf verify-citizenship-multi cancel-seat-alarm
30: tell-recording support-booking find-at-counter correct-at-counter
40: read-password-link
60: tell-flow-facts show-boarding-calendar show-boarding-pass verify-citizenship verify-tckimlik
60: rental-list rental-order-payment
100: reserve-places
120: ask-payment
`;

const limits = new Map(
  [...written.matchAll(/^(\d+): (.+)$/gm)].flatMap(([, most, names = '']) =>
    names.split(' ').map((name) => [name, Number(most)] as const),
  ),
);

const limited = routes.operations.flatMap((operation) => {
  const { name, refusals } = operation.endpoint;
  const most = limits.get(name);
  const isLimited = refusals.some((refusal) => refusal === 'too-many-tries');
  return isLimited && most !== undefined ? [[name, most, operation] as const] : [];
});

/** What the contract of a call can read, though nothing is meant by it. */
const understoodBy = ({ endpoint }: Operation<AppContext>): unknown =>
  fc
    .sample(bodiesOf(endpoint.body), { numRuns: 200, seed: 5 })
    .find((body) => safeParse(endpoint.body, JSON.parse(JSON.stringify(body ?? null))).success);

/** Asks once, from an address. */
const askerOf = async (operation: Operation<AppContext>) => {
  const { path, method, caller } = operation.endpoint;
  const { token } = await memberOf(shop, caller === 'staff' ? { email: staff } : {});
  const body = method === 'get' ? {} : { body: JSON.stringify(understoodBy(operation)) };
  return async (address: string) => {
    const answer = await shop.ask(path.replaceAll(/\{\w+\??\}/g, 'abc'), {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...header(token) },
      ...body,
    });
    const [, outcome] = answer.status === 200 ? [200, 'granted'] : await readOutcome(answer);
    return outcome;
  };
};

test('every limit that is written out here is one of a call that may say so', () => {
  expect(limited.map(([name]) => name).toSorted()).toEqual([...limits.keys()].toSorted());
});

test.each(limited)(
  '%s hears one network %i times, and then no more, from whichever of its addresses it is asked',
  async (_name, most, operation) => {
    const ask = await askerOf(operation);
    const network = `2001:db8:${limited.findIndex(([, , each]) => each === operation)}:7`;
    for (let time = 1; time <= most; time += 1) {
      expect([time, await ask(`${network}::${time.toString(16)}`)]).not.toEqual([time, 'too-many-tries']);
    }
    expect(await ask(`${network}:1:2:3:4`)).toBe('too-many-tries');
  },
  120_000,
);
