import { mayBegin, type PackageProduct } from '#domain/catalogue/package-product.ts';
import { type PackageRulesRefusal, whyNotSold } from '#domain/catalogue/package-rules.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Session } from '#server/platform/http/session.ts';
import { classesOf } from '#server/railway/network/classes-of.ts';
import type { Network, Train } from '#server/railway/network/railway.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

export type Wish = {
  readonly subscriptionId: number;
  readonly startDate: string;
  readonly fromStationId: number;
  readonly toStationId: number;
};

type WishRefusal = 'package-unknown' | 'range-wrong' | 'station-unknown' | PackageRulesRefusal;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

const isGoodOn = ({ trainTypes, cabinClasses }: PackageProduct, train: Train, network: Network): boolean => {
  if (!trainTypes.includes(train.type)) return false;
  const aboard = classesOf(network, train);
  return cabinClasses.some((cabinClass) => aboard.has(cabinClass));
};

/** What a member wishes for, where it is sold to them so. */
export const productFor = async (
  { subscriptionId, startDate: starts, fromStationId: from, toStationId: to }: Wish,
  { userId, channel }: Pick<Session, 'userId'> & { readonly channel: string },
  { railway, clock, db }: Pick<AppContext, 'clock' | 'db' | 'railway'>,
): Promise<Answer<PackageProduct, WishRefusal>> => {
  const network = await railway.newest();
  const { stations, terms, trains } = network;
  const product = terms.packages.find(({ id }) => id === subscriptionId);
  if (product === undefined) return refused('package-unknown');
  const areKnown = [from, to].every((id) => stations.has(id));
  if (!areKnown || from === to) return refused('station-unknown');
  const today = travelDayOf(dayNumberAt(clock.now()));
  if (!isoDay.test(starts) || !mayBegin(starts, today)) return refused('range-wrong');
  const { birthdate: birthDate } = await db
    .selectFrom('user_account')
    .select('birthdate')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const taken = trains.flatMap((train) =>
    train !== undefined && isGoodOn(product, train, network) ? [train.stops] : [],
  );
  const refusal = whyNotSold(product.rules, { from, to, starts, birthDate, channel }, taken);
  return refusal === null ? granted(product) : refused(refusal);
};
