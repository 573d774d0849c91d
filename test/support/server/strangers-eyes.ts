import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { askedOf, carriesIds, type Id } from './strangers-bodies.ts';

/** What belongs to one traveller: ids that others may come to know, and what must never be told for them. */
export type Belongings = {
  /** By the names they have on the wire, and under all of them. */
  readonly ids: readonly Id[];
  readonly canaries: readonly string[];
  /** What stands for it in the store where a secret does not. */
  readonly hashes: readonly string[];
  readonly userId: number;
};

export type Stranger = { readonly name: string; readonly headers: Readonly<Record<string, string>> };

type Ask = (path: string, request: RequestInit) => Promise<Response>;

const mayBeRead = /json|csv/;

/** An id that was brought may be said again; whatever else is the owner’s may not. */
const leaksIn = async (answer: Response, canaries: readonly string[], sentId: Id): Promise<string | null> => {
  const text = await answer.text();
  const leaked = canaries.find((canary) => canary !== String(sentId) && text.includes(canary));
  if (leaked !== undefined) return `tells ${leaked.slice(0, 40)}`;
  return answer.ok && !mayBeRead.test(answer.headers.get('content-type') ?? '') && text !== ''
    ? `hands over ${answer.headers.get('content-type')}`
    : null;
};

type Sweep = {
  readonly ask: Ask;
  readonly operations: readonly Operation<AppContext>[];
  readonly strangers: readonly Stranger[];
  readonly belongings: Belongings;
  /** How many bodies of a call each id is put into. */
  readonly bodiesEach: number;
};

export type Swept = {
  readonly requests: number;
  readonly calls: number;
  readonly leaks: readonly string[];
  /** Calls that understood nothing they were sent: nobody knows what they would tell. */
  readonly unheard: readonly string[];
};

let callers = 0;

const newAddress = (): string => {
  callers += 1;
  return `172.${16 + (callers % 15)}.${Math.floor(callers / 250) % 250}.${callers % 250}`;
};

/** Strangers ask every call that takes an id, with every id of somebody else in every place it could stand. */
export const sweepAsStrangers = async ({
  ask,
  operations,
  strangers,
  belongings,
  bodiesEach,
}: Sweep): Promise<Swept> => {
  const { ids, canaries } = belongings;
  const leaks: string[] = [];
  const unheard: string[] = [];
  let requests = 0;

  const tryOne = async ({ endpoint }: Operation<AppContext>, id: Id, body: unknown, who: Stranger) => {
    const path = endpoint.path.replaceAll(/\{\w+\??\}/g, encodeURIComponent(String(id)));
    requests += 1;
    const answer = await ask(path, {
      method: endpoint.method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...who.headers },
      ...(endpoint.method === 'get' ? {} : { body: JSON.stringify(body) ?? 'null' }),
    });
    const leak = await leaksIn(answer, canaries, id);
    if (leak !== null) leaks.push(`${endpoint.name}, asked by ${who.name} with ${id}, ${leak}`);
  };

  const chosen = operations.filter(carriesIds);
  for (const operation of chosen) {
    const asked = askedOf(operation, ids, bodiesEach);
    if (asked.length === 0) unheard.push(operation.endpoint.name);
    for (const who of strangers) {
      for (let from = 0; from < asked.length; from += 8) {
        await Promise.all(
          asked.slice(from, from + 8).map(({ id, body }) => tryOne(operation, id, body, who)),
        );
      }
    }
  }
  return { requests, calls: chosen.length, leaks, unheard };
};
