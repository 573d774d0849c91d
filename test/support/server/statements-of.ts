import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Operation, OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { openPayments } from '#server/sale/settlement/open-payments.ts';
import { desks, desksOn } from '#server/start/desks/desks.ts';
import type { TestShop } from '../open-test-shop.ts';

let addresses = 0;

type CallInput = Partial<Pick<OperationRequest<unknown>, 'body' | 'cookies' | 'params' | 'query'>>;

/** Every so often a try takes away what has grown old: that hangs on how many came before, not on what is asked. */
const isTidying = (node: RootOperationNode): boolean => {
  if (!('from' in node) || !JSON.stringify(node.from).includes('"try_count"')) return false;
  const isFound =
    node.kind === 'SelectQueryNode' && JSON.stringify(node.endModifiers ?? []).includes('SkipLocked');
  return isFound || node.kind === 'DeleteQueryNode';
};

/** Everything one call of a stranger asks of the store, in order; what is asked about left out. */
export const statementsOf = async (
  { open: { app } }: TestShop,
  operation: Operation<AppContext>,
  input: CallInput,
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
  const db = app.db.withPlugin(listener);
  const deps = { ...app, db };
  const payments = openPayments({ ...deps, deskFor: desksOn(deps, desks) });
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
      ...input,
    },
    { ...deps, payments },
  );
  return asked;
};
