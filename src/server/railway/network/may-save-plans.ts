import type { Kysely } from 'kysely';
import type { PublishedHistory } from '#domain/catalogue/terms-in-force.ts';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { coachPlansAt } from './coach-plans.ts';
import { indexesIn } from './network-document.ts';
import { networkInForce } from './network-in-force.ts';
import { onPlans } from './save-plans.ts';
import { formOf } from './train-form.ts';
import { areIndexesLeft } from './train-indexes.ts';

/** Now, and each later day for which coaches were published. */
const turns = (histories: readonly PublishedHistory[], now: number): readonly number[] => {
  const days = histories
    .filter(({ kind }) => kind === 'seat-map')
    .flatMap(({ published }) => published.map(({ from }) => startOfDay(dayNumberOf(from))));
  return [now, ...new Set(days.filter((at) => at > now))];
};

/** Whether trains can be laid with coaches as they are published, now and for every later day. */
export const maySavePlans = async (
  within: Kysely<Tables>,
  histories: readonly PublishedHistory[],
  now: number,
): Promise<boolean> => {
  const document = (await networkInForce(within))?.document;
  const trains = [...(document?.trains ?? []), ...(document?.waiting?.trains ?? [])];
  const forms = turns(histories, now).flatMap((at) =>
    trains.map(onPlans(coachPlansAt(histories, at))).map(formOf),
  );
  return areIndexesLeft(within, [...new Set(forms)], indexesIn(document));
};
