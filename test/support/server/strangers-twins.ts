import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { newAddress } from '../shop/visitors.ts';
import { type Asked, askedOf, carriesIds, type Id } from './strangers-bodies.ts';
import type { Stranger } from './strangers-eyes.ts';

const far = 7_000;
const turned = (digit: string): string => String((Number(digit) + 7) % 10);
const hex = '0123456789abcdef';
const turnedHex = (digit: string): string => hex[(hex.indexOf(digit) + 7) % 16] ?? digit;

/** An id of the same form that nobody has. One that is sent as a number and as text has one twin. */
export const twinOf = (id: Id): Id => {
  if (typeof id === 'number') return id + far;
  if (/^\d{1,6}$/.test(id)) return String(Number(id) + far);
  if (/^[\da-f]{8}-/.test(id)) return `${id.slice(0, 24)}${id.slice(24).replaceAll(/[\da-f]/g, turnedHex)}`;
  return /^\d+$/.test(id) ? id.replaceAll(/\d/g, turned) : [...id].toReversed().join('');
};

type Comparing = {
  readonly ask: (path: string, request: RequestInit) => Promise<Response>;
  readonly operations: readonly Operation<AppContext>[];
  readonly strangers: readonly Stranger[];
  readonly ids: readonly Id[];
  readonly bodiesEach: number;
  /** Lets time pass after each call, so that nobody's tries are over. */
  readonly rest: (operation: Operation<AppContext>) => Promise<void>;
};

/** An answer without what is new in each: the hour, the request’s own name, and the id it was asked with. */
const withoutItself = (text: string, id: Id): string =>
  text
    .replaceAll(/"(?:timestamp|traceId|serverTime)":(?:"[^"]*"|\d+)/g, '')
    .replaceAll(JSON.stringify(id), '"the id"')
    .replaceAll(String(id), 'the id');

/** Where a call leans on what is not the id, both are asked after the same: whose turn is the last is chance. */
const areTriesOver = /too-many-tries|more-proof-needed/;

type Compared = {
  readonly compared: number;
  /** How a call answers a stranger otherwise of what is somebody's than of what is nobody's, by its name. */
  readonly differing: Readonly<Record<string, readonly string[]>>;
  /** Calls of which no two answers were compared. */
  readonly uncompared: readonly string[];
};

export const differingAnswers = async ({
  ask,
  operations,
  strangers,
  ids,
  bodiesEach,
  rest,
}: Comparing): Promise<Compared> => {
  const differing: Record<string, string[]> = {};
  const uncompared: string[] = [];
  let all = 0;
  const answerOf = async ({ endpoint }: Operation<AppContext>, { id, body }: Asked, who: Stranger) => {
    const path = endpoint.path.replaceAll(/\{\w+\??\}/g, encodeURIComponent(String(id)));
    const answer = await ask(path, {
      method: endpoint.method.toUpperCase(),
      headers: { 'content-type': 'application/json', ...newAddress(), ...who.headers },
      ...(endpoint.method === 'get' ? {} : { body: JSON.stringify(body) ?? 'null' }),
    });
    return `${answer.status} ${withoutItself(await answer.text(), id)}`;
  };
  const compare = async (operation: Operation<AppContext>, id: Id): Promise<number> => {
    const twins = askedOf(operation, [twinOf(id)], bodiesEach);
    let compared = 0;
    for (const [at, asked] of askedOf(operation, [id], bodiesEach).entries()) {
      const twin = twins[at];
      if (twin === undefined) continue;
      for (const who of strangers) {
        const [one, other] = [await answerOf(operation, asked, who), await answerOf(operation, twin, who)];
        if (areTriesOver.test(one) || areTriesOver.test(other)) continue;
        compared += 1;
        if (one === other) continue;
        const { name } = operation.endpoint;
        const difference = `asked by ${who.name} with ${id}: ${one.slice(0, 200)}, and ${other.slice(0, 200)} of nobody’s`;
        differing[name] = [...(differing[name] ?? []), difference];
      }
    }
    return compared;
  };
  for (const operation of operations.filter(carriesIds)) {
    let compared = 0;
    for (const id of ids) compared += await compare(operation, id);
    if (compared === 0) uncompared.push(operation.endpoint.name);
    all += compared;
    await rest(operation);
  }
  return { compared: all, differing, uncompared };
};
