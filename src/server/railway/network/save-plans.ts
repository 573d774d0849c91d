import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { coachPlansAt } from './coach-plans.ts';
import { frameOf } from './frame-of.ts';
import type { NetworkDocument, WrittenPlan, WrittenTrain } from './network-document.ts';
import { networkInForce } from './network-in-force.ts';
import type { PublishedCatalogue } from './published.ts';
import { lockNetwork, networkSourceOf, saveNetwork } from './save-network.ts';

export const onPlans =
  (plans: readonly WrittenPlan[]) =>
  (train: WrittenTrain): WrittenTrain => ({
    ...train,
    coaches: train.coaches.map(([index, name, template]) => {
      const frame = frameOf(template);
      return [index, name, plans.find((plan) => plan.frame === frame)?.template ?? frame];
    }),
  });

const coachesOf = (trains: readonly WrittenTrain[]): string =>
  trains.map(({ coaches }) => coaches.map(([, , template]) => template).join()).join(' ');

/** Whether the trains of the timetable have the coaches that are published. Those that wait have come to it already. */
export const areOnPlans = (
  { trains, waiting }: Pick<NetworkDocument, 'trains' | 'waiting'>,
  plans: readonly WrittenPlan[],
): boolean => {
  const all = [...trains, ...(waiting?.trains ?? [])];
  return coachesOf(all) === coachesOf(all.map(onPlans(plans)));
};

/**
 * Lays the network again with coaches as they are published: a train whose coach is built otherwise is another form of
 * it, so that it runs as it was on the days it was sold for, and as it is published on others.
 */
export const savePlans = async (
  within: Kysely<Tables>,
  published: PublishedCatalogue,
  now: number,
): Promise<void> => {
  await lockNetwork(within);
  const inForce = await networkInForce(within);
  // Read with the lock held: whoever comes later lays what was published later.
  const plans = coachPlansAt(await published.histories(within), now);
  if (inForce === null || areOnPlans(inForce.document, plans)) return;
  const { kept: _, waiting, ...document } = inForce.document;
  const trains = [...document.trains, ...(waiting?.trains ?? [])].map(onPlans(plans));
  await saveNetwork(within, { ...document, trains, plans: [...plans] }, networkSourceOf(inForce.source), now);
};
