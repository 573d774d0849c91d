import {
  findDiscountPackages as ofPackages,
  findSubscriptions as ofSubscriptions,
} from '#contract/tickets/histories.ts';
import { mostListed } from '#domain/booking/history-lists.ts';
import { leftOfPackage, type PackageCard } from '#domain/catalogue/package-card.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { fareFamilyNamed } from '#domain/values/fare-family.ts';
import { trainTypesNamed } from '#domain/values/train-type.ts';
import { isOwnUser } from '#server/people/accounts/own-account.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';

type Kind = Tables['package_purchase']['kind'];

const cardsOf = async (
  { userId }: Session,
  kind: Kind,
  { db, clock }: AppContext,
): Promise<PackageCard[]> => {
  const today = travelDayOf(dayNumberAt(clock.now()));
  const rows = await db
    .selectFrom('package_purchase')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('sold_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    locator: row.locator,
    name: row.name,
    passenger: row.passenger,
    soldAt: row.sold_at,
    starts: row.starts,
    ends: row.ends,
    from: row.from_station,
    to: row.to_station,
    counts: row.counts,
    remaining: leftOfPackage(row, today).left,
    roundTrips: row.round_trips,
    isActive: row.is_active,
    trainTypes: trainTypesNamed(row.train_type),
    family: fareFamilyNamed(row.fare_family),
    cabinClasses: cabinClasses.filter((code) => row.cabin_classes.includes(`"${code}"`)),
    amount: row.amount,
  }));
};

export const findDiscountPackages = operation(ofPackages, async ({ params, session }, app) => {
  if (session === null) return refused('sign-in-needed');
  const { userId } = params;
  return isOwnUser(session, userId)
    ? granted(await cardsOf(session, 'discount-package', app))
    : refused('document-not-found');
});

export const findSubscriptions = operation(ofSubscriptions, async ({ params, session }, app) => {
  if (session === null) return refused('sign-in-needed');
  const { userId } = params;
  return isOwnUser(session, userId)
    ? granted(await cardsOf(session, 'subscription', app))
    : refused('document-not-found');
});
