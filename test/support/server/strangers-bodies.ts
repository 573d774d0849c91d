import { sample } from 'fast-check';
import * as z from 'zod/mini';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { bodiesOf } from '../../contract/bodies-of.ts';

export type Id = number | string;

export type Asked = { readonly id: Id; readonly body: unknown };

type Way = readonly (number | string)[];

/** Every place of a body that holds a value of one type. */
const placesOf = (body: unknown, type: string, way: Way = []): readonly Way[] => {
  if (typeof body === type) return [way];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, inner]) => placesOf(inner, type, [...way, name]));
};

const withAt = (body: unknown, [name, ...rest]: Way, id: Id): unknown => {
  if (name === undefined) return id;
  if (Array.isArray(body)) {
    return body.map((inner: unknown, at) => (String(at) === name ? withAt(inner, rest, id) : inner));
  }
  return typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([key, inner]) => [key, key === name ? withAt(inner, rest, id) : inner]),
      )
    : body;
};

const drawn = 60;

type Endpoint = Operation<AppContext>['endpoint'];

const isUnderstood = ({ body: schema }: Endpoint, body: unknown): boolean =>
  z.safeParse(schema, body).success;

const known = new WeakMap<Endpoint, readonly unknown[]>();

const roomOf = (body: unknown) => placesOf(body, 'string').length + placesOf(body, 'number').length;

/** Bodies the call understands, those with the most places for an id first. */
const understood = (endpoint: Endpoint): readonly unknown[] => {
  if (endpoint.method === 'get') return [null];
  const before = known.get(endpoint);
  if (before !== undefined) return before;
  const bodies = sample(bodiesOf(endpoint.body), { numRuns: drawn, seed: 7 })
    .filter((body) => isUnderstood(endpoint, body))
    .toSorted((one, other) => roomOf(other) - roomOf(one));
  known.set(endpoint, bodies);
  return bodies;
};

/** One id in every place that may hold it: the call still understands what it is sent. */
const filledWith = (endpoint: Endpoint, body: unknown, id: Id): unknown =>
  placesOf(body, typeof id).reduce<unknown>((filled, way) => {
    const tried = withAt(filled, way, id);
    return isUnderstood(endpoint, tried) ? tried : filled;
  }, body);

/** A number finds no place among texts, nor a text among numbers: what goes over the wire is then the same for many ids. */
const sentOf = (path: string, { id, body }: Asked): string =>
  `${path.includes('{') ? id : ''} ${JSON.stringify(body)}`;

/** Every id on its own in as many bodies of the call as are wanted, each body once. None where nothing is understood. */
export const askedOf = (
  { endpoint }: Operation<AppContext>,
  ids: readonly Id[],
  numRuns: number,
): readonly Asked[] => {
  const bodies = understood(endpoint).slice(0, numRuns);
  const all = ids.flatMap((id) => bodies.map((body) => ({ id, body: filledWith(endpoint, body, id) })));
  return [...new Map(all.map((asked) => [sentOf(endpoint.path, asked), asked])).values()];
};

export const carriesIds = ({ endpoint }: Operation<AppContext>): boolean =>
  endpoint.path.includes('{') ||
  JSON.stringify(sample(bodiesOf(endpoint.body), { numRuns: 4, seed: 7 })) !== '[null,null,null,null]';
