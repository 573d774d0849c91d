import type { Kysely } from 'kysely';
import { ordinaryTerms, type SaleTerms } from '#domain/catalogue/sale-terms.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { beginWaiting } from './begin-waiting.ts';
import { coachPlansAt } from './coach-plans.ts';
import { type NetworkInForce, networkInForce } from './network-in-force.ts';
import { networkOf } from './network-of.ts';
import type { PublishedCatalogue } from './published.ts';
import type { Network } from './railway.ts';
import { areOnPlans, savePlans } from './save-plans.ts';
import { openTerms } from './terms-of-day.ts';

export type RailwayDeps = {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly clock: Clock;
  /** Null where nothing is sold: the network is told on the terms of the shop, with the coaches it was laid with. */
  readonly published: PublishedCatalogue | null;
};

/** What was read of the railway, and by what it is known to be old. */
export type ReadRailway = {
  readonly revision: number;
  readonly waitsUntil: number | null;
  readonly generation: string | null;
  readonly day: number;
  /** When coaches that could not be laid are tried again. */
  readonly triesAgainAt: number | null;
  readonly at: (now: number) => Network;
};

const loadNetworkInForce = async (db: Kysely<Tables>): Promise<NetworkInForce> => {
  const inForce = await networkInForce(db);
  if (inForce === null) throw new Error('The store has no network.');
  return inForce;
};

const begunNow = async ({ db, clock }: RailwayDeps): Promise<NetworkInForce> => {
  const inForce = await loadNetworkInForce(db);
  const { waiting } = inForce.document;
  if (waiting === undefined || waiting.from > clock.now()) return inForce;
  await inTransaction(db, (within) => beginWaiting(within, clock.now()));
  return loadNetworkInForce(db);
};

/** Each try reads the whole network. */
const pause = 10_000;

/** A class that is not sold has no fare. */
const onTerms = (network: Network, terms: SaleTerms): Network => ({
  ...network,
  terms,
  fareOf: (train, from, to, cabinClass) =>
    terms.cabinClasses.has(cabinClass) ? network.fareOf(train, from, to, cabinClass) : null,
});

/** A network on other terms is another network: whatever is kept for one is not told of the other. */
const onTermsOf = (network: Network, termsAt: (now: number) => Network['terms']) => {
  let described = network;
  return (now: number): Network => {
    const terms = termsAt(now);
    if (terms !== described.terms) described = onTerms(network, terms);
    return described;
  };
};

export const readRailway = async (deps: RailwayDeps): Promise<ReadRailway> => {
  const { db, log, clock, published } = deps;
  const day = dayNumberAt(clock.now());
  // What is published while it is read makes the generation larger than the one that is noted here.
  const generation = (await published?.generation(db)) ?? null;
  const histories = (await published?.histories(db)) ?? [];
  let inForce = await begunNow(deps);
  let triesAgainAt: number | null = null;
  if (published !== null && !areOnPlans(inForce.document, coachPlansAt(histories, clock.now()))) {
    await inTransaction(db, (within) => savePlans(within, published, clock.now())).catch(
      (reason: unknown) => {
        log.error('coaches-not-saved', reason);
        triesAgainAt = clock.now() + pause;
      },
    );
    inForce = await loadNetworkInForce(db);
  }
  const { document, revision } = inForce;
  const network = networkOf(document, revision);
  const waitsUntil = document.waiting?.from ?? null;
  return {
    revision,
    waitsUntil,
    generation,
    day,
    triesAgainAt,
    at: onTermsOf(network, openTerms(histories, ordinaryTerms)),
  };
};
