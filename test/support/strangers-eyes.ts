import { sample } from 'fast-check';
import { Client } from 'pg';
import type { Operation } from '#server/http/operation.ts';
import { bodiesOf } from '#test/contract/bodies-of.ts';

/** What belongs to one traveller: ids that others may come to know, and what must never be told for them. */
export type Belongings = {
  /** By the names they have on the wire, and under all of them. */
  readonly ids: readonly (string | number)[];
  readonly canaries: readonly string[];
  readonly locators: readonly string[];
  readonly userId: number;
};

export type Stranger = { readonly name: string; readonly headers: Readonly<Record<string, string>> };

type Ask = (path: string, request: RequestInit) => Promise<Response>;

/** Puts one id into every place of a body that could hold it. */
const filledWith = (body: unknown, id: string | number): unknown => {
  if (Array.isArray(body)) return body.map((inner: unknown) => filledWith(inner, id));
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([name, inner]) => [name, filledWith(inner, id)]));
  }
  return typeof body === typeof id ? id : body;
};

type Asked = { readonly id: string | number; readonly body: unknown };

/** A number finds no place among texts, nor a text among numbers: what goes over the wire is then the same for many ids. */
const sentOf = (path: string, { id, body }: Asked): string =>
  `${path.includes('{') ? id : ''} ${JSON.stringify(body)}`;

/** Every id on its own in as many bodies of the call as are wanted, each body once. */
export const askedOf = (
  { endpoint }: Operation,
  ids: readonly (string | number)[],
  numRuns: number,
): readonly Asked[] => {
  const bodies = endpoint.method === 'get' ? [null] : sample(bodiesOf(endpoint.body), { numRuns, seed: 7 });
  const all = ids.flatMap((id) => bodies.map((body) => ({ id, body: filledWith(body, id) })));
  return [...new Map(all.map((asked) => [sentOf(endpoint.path, asked), asked])).values()];
};

export const carriesIds = ({ endpoint }: Operation): boolean =>
  endpoint.path.includes('{') ||
  JSON.stringify(sample(bodiesOf(endpoint.body), { numRuns: 4, seed: 7 })) !== '[null,null,null,null]';

const mayBeRead = /json|csv/;

const leaksIn = async (answer: Response, canaries: readonly string[]): Promise<string | null> => {
  const text = await answer.text();
  const told = canaries.find((canary) => text.includes(canary));
  if (told !== undefined) return `tells ${told}`;
  return answer.ok && !mayBeRead.test(answer.headers.get('content-type') ?? '') && text !== ''
    ? `hands over ${answer.headers.get('content-type')}`
    : null;
};

type Sweep = {
  readonly ask: Ask;
  readonly operations: readonly Operation[];
  readonly strangers: readonly Stranger[];
  readonly belongings: Belongings;
  /** How many bodies of a call each id is put into. */
  readonly bodiesEach: number;
};

export type Swept = { readonly requests: number; readonly calls: number; readonly leaks: readonly string[] };

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
  let requests = 0;

  const tryOne = async ({ endpoint }: Operation, id: string | number, body: unknown, who: Stranger) => {
    const path = endpoint.path.replaceAll(/\{\w+\??\}/g, encodeURIComponent(String(id)));
    requests += 1;
    const answer = await ask(path, {
      method: endpoint.method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...who.headers },
      ...(endpoint.method === 'get' ? {} : { body: JSON.stringify(body) ?? 'null' }),
    });
    const leak = await leaksIn(answer, canaries);
    if (leak !== null) leaks.push(`${endpoint.name}, asked by ${who.name} with ${id}, ${leak}`);
  };

  const chosen = operations.filter(carriesIds);
  for (const operation of chosen) {
    const asked = askedOf(operation, ids, bodiesEach);
    for (const who of strangers) {
      for (let from = 0; from < asked.length; from += 8) {
        await Promise.all(
          asked.slice(from, from + 8).map(({ id, body }) => tryOne(operation, id, body, who)),
        );
      }
    }
  }
  return { requests, calls: chosen.length, leaks };
};

const ofBooking = [
  'booking',
  'passenger',
  'passenger_private',
  'ticket',
  'open_ticket',
  'refund_coupon',
  'booking_key',
  'settlement',
  'package_purchase',
] as const;

/** Everything the store has of somebody, as text: strangers must leave it as it was. */
export const belongingsDigest = async (
  url: string,
  { locators, userId }: Belongings,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const rowsOf = async (question: string, values: readonly unknown[]): Promise<readonly string[]> => {
    const { rows } = await client.query<{ line: string }>(question, [...values]);
    return rows.map(({ line }) => line).toSorted();
  };
  try {
    const told: Record<string, readonly string[]> = {};
    for (const table of ofBooking) {
      told[table] = await rowsOf(`select t::text as line from ${table} t where locator = any($1)`, [
        locators,
      ]);
    }
    told.seat_hold = await rowsOf('select t::text as line from seat_hold t where booking = any($1)', [
      locators,
    ]);
    told.rental_order = await rowsOf('select t::text as line from rental_order t where number = any($1)', [
      locators,
    ]);
    told.user_account = await rowsOf('select t::text as line from user_account t where id = $1', [userId]);
    told.customer = await rowsOf('select t::text as line from customer t where user_id = $1', [userId]);
    return told;
  } finally {
    await client.end();
  }
};
