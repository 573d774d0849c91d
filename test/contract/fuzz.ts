import * as fc from 'fast-check';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { TestShop } from '#test/support/open-test-shop.ts';
import { bodiesOf } from './bodies-of.ts';
import { type Harvest, openHarvest } from './harvest.ts';
import { hostileTexts, spoilt } from './hostile.ts';
import { faultsOf } from './judge.ts';

export type Fuzzing = {
  readonly shop: TestShop;
  readonly operations: readonly Operation<AppContext>[];
  readonly tokens: readonly string[];
  readonly requests: number;
  readonly clients: number;
  readonly seed: number;
};

export type Fuzzed = {
  readonly requests: number;
  readonly granted: number;
  /** How many calls answered at least once as asked. */
  readonly grantedCalls: readonly string[];
  readonly faults: readonly string[];
  readonly slowest: readonly number[];
};

type Chance = ReturnType<typeof chanceOf>;

const batch = 24;
const mostFaults = 50;

/** Each of these takes the time of a password's hash: they have fewer turns. */
const hashing: ReadonlySet<string> = new Set(['log-in']);

/** With a token they would end its session, and every call after them would be refused. */
const ending: ReadonlySet<string> = new Set(['log-out']);

const loneSurrogate = /\p{Surrogate}/u;
const inAddresses = hostileTexts.filter((text) => text.length < 2_000 && !loneSurrogate.test(text));

/** Bodies for one call, made some at a time: as its schema says, with one thing spoilt, or anything at all. */
const bodiesFor = ({ endpoint }: Operation<AppContext>, chance: Chance): (() => unknown) => {
  const good = bodiesOf(endpoint.body);
  const kinds = [good, good, spoilt(good), fc.jsonValue()] as const;
  const waiting: unknown[] = [];
  return () => {
    if (waiting.length === 0) {
      const kind = kinds[Math.floor(chance() * kinds.length)] ?? good;
      const numRuns = kind === good ? batch : batch / 4;
      waiting.push(...fc.sample(kind, { numRuns, seed: Math.floor(chance() * 2 ** 31) }));
    }
    return waiting.pop();
  };
};

const filling = (harvest: Harvest, chance: Chance): string => {
  const hostile = inAddresses[Math.floor(chance() * inAddresses.length)] ?? 'x';
  const harvested = harvest.any(chance);
  const filled = harvested === null || chance() < 0.3 ? hostile : harvested;
  return filled === '' || loneSurrogate.test(filled) || filled === '.' || filled === '..' ? 'x' : filled;
};

const addressOf = ({ endpoint }: Operation<AppContext>, harvest: Harvest, chance: Chance): string => {
  const path = endpoint.path.replaceAll(/\{\w+\??\}/g, () => encodeURIComponent(filling(harvest, chance)));
  const query = chance() < 0.3 ? `?after=${encodeURIComponent(filling(harvest, chance))}&userId=1` : '';
  return `${path}${query}`;
};

const headersOf = (tokens: readonly string[], chance: Chance): Record<string, string> => {
  const token = tokens[Math.floor(chance() * (tokens.length + 1))];
  const part = () => Math.floor(chance() * 250) + 1;
  return {
    'content-type': 'application/json',
    'x-forwarded-for': `${part()}.${part()}.${part()}.${part()}`,
    ...(token === undefined ? {} : { 'user-authorization': token }),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Asks every call of the table in turn, again and again, and judges each answer by its contract. */
export const fuzz = async ({
  shop,
  operations,
  tokens,
  requests,
  clients,
  seed,
}: Fuzzing): Promise<Fuzzed> => {
  const chance = chanceOf(seed);
  const harvest = openHarvest();
  const made = new Map(operations.map((operation) => [operation, bodiesFor(operation, chance)]));
  const faults: string[] = [];
  const lasted: number[] = [];
  const grantedCalls = new Set<string>();
  let granted = 0;
  let asked = 0;
  let turn = 0;

  const ask = async (operation: Operation<AppContext>): Promise<void> => {
    const body = made.get(operation)?.();
    const seeded = chance() < 0.5 ? harvest.seededInto(body, chance) : body;
    const isBodiless = operation.endpoint.method === 'get' || seeded === undefined;
    const began = performance.now();
    const answer = await shop.ask(addressOf(operation, harvest, chance), {
      method: operation.endpoint.method.toUpperCase(),
      headers: headersOf(ending.has(operation.endpoint.name) ? [] : tokens, chance),
      ...(isBodiless ? {} : { body: JSON.stringify(seeded) }),
    });
    const found = await faultsOf(operation, answer);
    lasted.push(performance.now() - began);
    if (answer.ok) {
      granted += 1;
      grantedCalls.add(operation.endpoint.name);
      harvest.keep(parsed(await answer.text()));
    }
    if (found.length > 0 && faults.length < mostFaults) {
      faults.push(`${found.join('; ')} — asked with ${JSON.stringify(seeded)?.slice(0, 400)}`);
    }
  };

  const client = async (): Promise<void> => {
    while (asked < requests) {
      const operation = operations[turn % operations.length];
      turn += 1;
      if (operation === undefined || (hashing.has(operation.endpoint.name) && chance() < 0.9)) continue;
      asked += 1;
      await ask(operation);
    }
  };

  await Promise.all(Array.from({ length: clients }, client));
  const slowest = lasted.toSorted((one, other) => other - one).slice(0, Math.ceil(requests / 1_000) + 1);
  return { requests: asked, granted, grantedCalls: [...grantedCalls].toSorted(), faults, slowest };
};
