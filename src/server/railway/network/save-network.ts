import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { keptOf, keptStations } from './kept-trains.ts';
import {
  indexesIn,
  type NetworkDocument,
  networkText,
  type WrittenPlan,
  type WrittenTrain,
} from './network-document.ts';
import { networkInForce } from './network-in-force.ts';
import { readSoldDays } from './sold-days.ts';
import { formOf } from './train-form.ts';
import { indexesWith } from './train-indexes.ts';

type Within = Kysely<Tables>;

/** A seed is named with its print; a feed has replaced it. */
export type NetworkSource = `seed ${string}` | 'feed';

export const networkSourceOf = (source: string): NetworkSource =>
  source === 'feed' ? 'feed' : `seed ${source.replace(/^seed /, '')}`;

/** A network whose trains have their names, and not yet their indexes. */
export type UnlaidNetwork = Omit<NetworkDocument, 'trains' | 'kept' | 'waiting'> & {
  readonly trains: readonly Omit<WrittenTrain, 'index'>[];
};

/** Within this time every process has read the new network and sells by the old one no more. */
const turning = 5_000;

const indexed = async (
  within: Within,
  trains: UnlaidNetwork['trains'],
  before: NetworkDocument | undefined,
): Promise<WrittenTrain[]> => {
  const indexes = await indexesWith(within, trains.map(formOf), indexesIn(before));
  return trains.map((train) => ({ ...train, index: indexes.get(formOf(train)) ?? 0 }));
};

/** Plans of trains that are told of still are kept. */
const plansOf = (before: readonly WrittenPlan[], plans: readonly WrittenPlan[]): WrittenPlan[] => {
  const known = new Set(plans.map(({ template }) => template));
  return [...before.filter(({ template }) => !known.has(template)), ...plans];
};

/** What follows on a network: trains in a new form wait until nobody can sell the old form any more. */
const following = async (
  within: Within,
  before: NetworkDocument,
  network: NetworkDocument,
  now: number,
): Promise<NetworkDocument> => {
  const keptBefore = before.kept?.trains ?? [];
  const running = new Set(before.trains.map(({ index }) => index));
  const keys = new Set([...before.trains, ...keptBefore].map(({ key }) => key));
  const waits = ({ index, key }: WrittenTrain): boolean => !running.has(index) && keys.has(key);
  const going = new Set(network.trains.flatMap((train) => (waits(train) ? [] : [train.index])));
  const dropped = before.trains.filter(({ index }) => !going.has(index));
  const waiting = network.trains.filter(waits);
  const kept = keptOf(dropped, keptBefore, await readSoldDays(within));
  const plans = plansOf(before.plans ?? [], network.plans ?? []);
  return {
    ...network,
    ...(plans.length === 0 ? {} : { plans }),
    trains: network.trains.filter(({ index }) => going.has(index)),
    ...(kept.length === 0
      ? {}
      : { kept: { trains: kept, stations: keptStations(kept, network.stations, before) } }),
    ...(dropped.length + waiting.length === 0 ? {} : { waiting: { from: now + turning, trains: waiting } }),
  };
};

/** Of processes that lay a network at the same moment, each sees what the one before it has laid. */
export const lockNetwork = async (within: Within): Promise<void> => {
  await sql`lock table network_train in share row exclusive mode`.execute(within);
};

/** Lays a network over the one in force; a train keeps its index while its stations and coaches are the same. */
export const saveNetwork = async (
  within: Within,
  network: UnlaidNetwork,
  source: NetworkSource,
  now: number,
): Promise<number> => {
  await lockNetwork(within);
  const before = await networkInForce(within);
  const saved: NetworkDocument = {
    ...network,
    trains: await indexed(within, network.trains, before?.document),
  };
  const document = before === null ? saved : await following(within, before.document, saved, now);
  const revision = Math.max(now, (before?.revision ?? 0) + 1);
  await within
    .insertInto('network_revision')
    .values({ revision, source, document: networkText(document) })
    .$if(source !== 'feed', (insert) =>
      insert.onConflict((conflict) => conflict.column('revision').doNothing()),
    )
    .execute();
  await within
    .deleteFrom('network_revision')
    .where('source', '=', 'feed')
    .where('revision', '<', revision)
    .where('revision', '<>', network.replaced ?? 0)
    .execute();
  return revision;
};
