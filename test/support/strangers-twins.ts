import type { Operation } from '#server/http/operation.ts';
import type { Stranger } from './strangers-eyes.ts';
import { askedOf, carriesIds } from './strangers-eyes.ts';
import { newAddress } from './visitors.ts';

export type Id = number | string;

const far = 7_000;
const turned = (digit: string): string => String((Number(digit) + 7) % 10);

/** An id of the same form that nobody has. One that is sent as a number and as text has one twin. */
export const twinOf = (id: Id): Id => {
  if (typeof id === 'number') return id + far;
  if (/^\d{1,6}$/.test(id)) return String(Number(id) + far);
  return /^\d+$/.test(id) ? id.replaceAll(/\d/g, turned) : [...id].toReversed().join('');
};

type Comparing = {
  readonly ask: (path: string, request: RequestInit) => Promise<Response>;
  readonly operations: readonly Operation[];
  readonly strangers: readonly Stranger[];
  readonly ids: readonly Id[];
  readonly bodiesEach: number;
  /** Lets time pass after each call, so that nobody's tries are over. */
  readonly rest: () => Promise<void>;
};

const refusalIn = (text: string): string => {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null && 'type' in said ? String(said.type) : '';
  } catch {
    return '';
  }
};

/** Where a call leans on what is not the id, both are asked after the same: whose turn is the last is chance. */
const areTriesOver = /too-many-tries|more-proof-needed/;

/** The calls that answer a stranger otherwise of what is somebody's than of what is nobody's. */
export const differingAnswers = async ({ ask, operations, strangers, ids, bodiesEach, rest }: Comparing) => {
  const differing: string[] = [];
  let compared = 0;
  const answerOf = async (
    { endpoint }: Operation,
    { id, body }: { readonly id: Id; readonly body: unknown },
    who: Stranger,
  ) => {
    const path = endpoint.path.replaceAll(/\{\w+\??\}/g, encodeURIComponent(String(id)));
    const answer = await ask(path, {
      method: endpoint.method.toUpperCase(),
      headers: { 'content-type': 'application/json', ...newAddress(), ...who.headers },
      ...(endpoint.method === 'get' ? {} : { body: JSON.stringify(body) ?? 'null' }),
    });
    return `${answer.status} ${refusalIn(await answer.text())}`;
  };
  for (const operation of operations.filter(carriesIds)) {
    for (const id of ids) {
      const [own, twins] = [
        askedOf(operation, [id], bodiesEach),
        askedOf(operation, [twinOf(id)], bodiesEach),
      ];
      for (const [at, asked] of own.entries()) {
        const twin = twins[at];
        if (twin === undefined) continue;
        for (const who of strangers) {
          const [one, other] = [await answerOf(operation, asked, who), await answerOf(operation, twin, who)];
          if (areTriesOver.test(one) || areTriesOver.test(other)) continue;
          compared += 1;
          if (one !== other)
            differing.push(
              `${operation.endpoint.name}, asked by ${who.name} with ${id}: ${one}, and ${other} of nobody’s`,
            );
        }
      }
    }
    await rest();
  }
  return { compared, differing };
};
