import * as fc from 'fast-check';
import { safeParse } from 'zod/mini';
import { openGateway } from '#gateway/wire/gateway.ts';
import { routes } from '#server/start/routes.ts';
import { bodiesOf } from '../../contract/bodies-of.ts';
import type { Asks } from './sent-by.ts';

type Path = readonly [name: string, value: unknown];

/** Every number and text in a value, with the name it stands under. */
const namedIn = (value: unknown, name = ''): readonly Path[] => {
  if (Array.isArray(value)) return value.flatMap((each) => namedIn(each, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => namedIn(each, key));
  return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
};

/** The same, each number another one: two that are changed for each other are seen. */
const withNumbersApart = (value: unknown, next: () => number): unknown => {
  if (Array.isArray(value)) return value.map((each) => withNumbersApart(each, next));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withNumbersApart(each, next)]),
    );
  return typeof value === 'number' ? next() : value;
};

const counter = () => {
  let last = 10;
  return () => {
    last += 1;
    return last;
  };
};

const asPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.()]/g, '\\$&').replaceAll(/\{\w+\??\}/g, '[^/]+')}$`);

const endpointAt = (method: string, pathname: string) => {
  const found = routes.operations.find(
    ({ endpoint }) => endpoint.method.toUpperCase() === method && asPattern(endpoint.path).test(pathname),
  );
  if (found === undefined) throw new Error(`Nobody answers ${method} ${pathname}.`);
  return found.endpoint;
};

export type Through = { readonly shown: readonly Path[]; readonly given: readonly Path[] };

/** What a call of the gateway makes of an answer its contract allows, drawn by a seed; what is in `more` is said so. */
export const grantedBy = async (asks: Asks, seed: number, more: object = {}): Promise<Through> => {
  const given: Path[] = [];
  const reach = async (request: Request) => {
    const { granted } = endpointAt(request.method, new URL(request.url).pathname);
    const answer = fc
      .sample(bodiesOf(granted), { numRuns: 100, seed })
      .map((body) => JSON.parse(JSON.stringify(body ?? null)))
      .map((body) => withNumbersApart(body, counter()))
      .map((body) => (Object.keys(more).length === 0 ? body : Object.assign({}, body, more)))
      .find((body) => safeParse(granted, body).success && namedIn(body).length > 0);
    given.push(...namedIn(answer));
    return Response.json(answer ?? null);
  };
  const surroundings = { origin: 'https://sefer.example', environment: 'LOCAL-DEV', language: 'tr' } as const;
  return { shown: namedIn(await asks(openGateway({ ...surroundings, reach }, () => 0))), given };
};
