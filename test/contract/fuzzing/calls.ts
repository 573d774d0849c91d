import * as fc from 'fast-check';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { bodiesOf } from '../bodies-of.ts';
import { spoilt } from '../hostile.ts';
import { faultsOf } from '../judge.ts';
import { anyEncoding, anyNetwork, filledPath, filling } from './filling.ts';
import type { Fuzzed } from './fuzz.ts';
import type { Chance, Harvest } from './harvest.ts';

const batch = 24;

/** Each of these takes the time of a password's hash: they have fewer turns. */
const hashing: ReadonlySet<string> = new Set(['log-in']);

/** With a token they would end its session, and every call after them would be refused. */
const ending: ReadonlySet<string> = new Set(['log-out']);

/** Bodies for one call, made some at a time: as its schema says, with one thing spoilt, or anything at all. */
const bodiesFor = ({ endpoint }: Operation<AppContext>): ((chance: Chance) => unknown) => {
  const good = bodiesOf(endpoint.body);
  const kinds = [good, good, spoilt(good), fc.jsonValue()] as const;
  const waiting: unknown[] = [];
  return (chance) => {
    if (waiting.length === 0) {
      const kind = kinds[Math.floor(chance() * kinds.length)] ?? good;
      const numRuns = kind === good ? batch : batch / 4;
      waiting.push(...fc.sample(kind, { numRuns, seed: Math.floor(chance() * 2 ** 31) }));
    }
    return waiting.pop();
  };
};

const addressOf = ({ endpoint }: Operation<AppContext>, harvest: Harvest, chance: Chance): string => {
  const path = filledPath(endpoint.path, harvest, chance);
  const query = chance() < 0.3 ? `?after=${encodeURIComponent(filling(harvest, chance))}&userId=1` : '';
  return `${path}${query}`;
};

const headersOf = (tokens: readonly string[], chance: Chance): Record<string, string> => {
  const token = tokens[Math.floor(chance() * (tokens.length + 1))];
  return {
    'content-type': 'application/json',
    'accept-encoding': anyEncoding(chance),
    'x-forwarded-for': anyNetwork(chance),
    ...(token === undefined ? {} : { 'user-authorization': token }),
  };
};

/** A call asked with what other calls answered, and judged by its contract. */
export const fuzzedCall = (operation: Operation<AppContext>, tokens: () => readonly string[]): Fuzzed => {
  const { name, method } = operation.endpoint;
  const bodyFor = bodiesFor(operation);
  return {
    name,
    share: hashing.has(name) ? 0.1 : 1,
    draw: (chance, harvest) => {
      const body = bodyFor(chance);
      const seeded = chance() < 0.5 ? harvest.seededInto(body, chance) : body;
      const isBodiless = method === 'get' || seeded === undefined;
      return {
        method: method.toUpperCase(),
        address: addressOf(operation, harvest, chance),
        headers: headersOf(ending.has(name) ? [] : tokens(), chance),
        body: isBodiless ? null : JSON.stringify(seeded),
      };
    },
    faultsOf: (answer, text) => faultsOf(operation, answer, text),
  };
};
