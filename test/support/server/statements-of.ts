import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Asked, Operation } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import { openPayments } from '#server/sale/settlement/open-payments.ts';
import { desks, desksOn } from '#server/start/desks/desks.ts';
import type { TestShop } from '../open-test-shop.ts';

let addresses = 0;

type Brought = Partial<Pick<Asked<unknown>, 'body' | 'cookies' | 'params' | 'query'>>;

/** Every so often a try takes away what has grown old: that hangs on how many came before, not on what is asked. */
const isTidying = (node: RootOperationNode): boolean =>
  node.kind === 'DeleteQueryNode' && JSON.stringify(node.from).includes('"try_count"');

/** Everything one call of a stranger asks of the store, in order; what is asked about left out. */
export const statementsOf = async (
  { open: { house } }: TestShop,
  operation: Operation<House>,
  brought: Brought,
): Promise<readonly string[]> => {
  const asked: string[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isTidying(node)) return node;
      const shape = JSON.stringify(node, (key, value: unknown) =>
        key === 'value' || key === 'values' ? typeof value : value,
      );
      asked.push(shape.replace(/(?:release|rollback to) savepoint (?=work|letter)/, 'end of '));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = house.db.withPlugin(listener);
  const ground = { ...house, db };
  const payments = openPayments({ ...ground, deskFor: desksOn(ground, desks) });
  addresses += 1;
  await operation.answer(
    {
      body: undefined,
      params: {},
      query: {},
      headers: new Headers(),
      cookies: {},
      language: 'tr',
      callerAddress: `198.51.${addresses}.7`,
      session: null,
      requestId: 'timing',
      ...brought,
    },
    { ...ground, payments },
  );
  return asked;
};
