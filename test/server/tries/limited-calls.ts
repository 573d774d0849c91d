import * as fc from 'fast-check';
import { safeParse } from 'zod/mini';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { routes } from '#server/start/routes.ts';
import { header, memberOf, staff } from '#test/support/members.ts';
import type { TestShop } from '#test/support/open-test-shop.ts';
import { bodiesOf } from '../../contract/bodies-of.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

export type LimitedCall = {
  readonly name: string;
  readonly most: number;
  readonly operation: Operation<AppContext>;
};

/** Limits as they are written out, a line for each number of times, and the calls they are of. */
export const limitsIn = (written: string): ReadonlyMap<string, number> =>
  new Map(
    [...written.matchAll(/^(\d+): (.+)$/gm)].flatMap(([, most, names = '']) =>
      names.split(' ').map((name) => [name, Number(most)] as const),
    ),
  );

/** The calls among these that may say that they are asked too often. */
export const limitedBy = (limits: ReadonlyMap<string, number>): readonly LimitedCall[] =>
  routes.operations.flatMap((operation) => {
    const { name, refusals } = operation.endpoint;
    const most = limits.get(name);
    const isLimited = refusals.some((refusal) => refusal === 'too-many-tries');
    return isLimited && most !== undefined ? [{ name, most, operation }] : [];
  });

/** What the contract of a call can read, though nothing is meant by it. */
const understoodBy = ({ endpoint }: Operation<AppContext>): unknown =>
  fc
    .sample(bodiesOf(endpoint.body), { numRuns: 200, seed: 5 })
    .find((body) => safeParse(endpoint.body, JSON.parse(JSON.stringify(body ?? null))).success);

export type Asker = (address: string, cookie?: string) => Promise<string | null>;

/** Asks once, from an address: a call of members and staff as one of them, any other as nobody. */
export const askerOf = async (
  shop: TestShop,
  { endpoint, ...rest }: Operation<AppContext>,
): Promise<Asker> => {
  const { path, method, caller } = endpoint;
  const isOpen = caller === 'anyone' || caller === 'whoever';
  const { token } = isOpen
    ? { token: null }
    : await memberOf(shop, caller === 'staff' ? { email: staff } : {});
  const body = method === 'get' ? {} : { body: JSON.stringify(understoodBy({ endpoint, ...rest })) };
  return async (address, cookie) => {
    const answer = await shop.ask(path.replaceAll(/\{\w+\??\}/g, 'abc'), {
      method: method.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === null ? {} : header(token)),
      },
      ...body,
    });
    if (answer.status !== 200) return (await readOutcome(answer))[1];
    await answer.arrayBuffer();
    return 'granted';
  };
};
