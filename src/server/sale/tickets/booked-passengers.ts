import type { Kysely } from 'kysely';
import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { type BoundLeg, leftBehind } from '#domain/passenger/left-behind.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { TicketRow } from './booking-rows.ts';

/** Who travels on a booking, as far as it decides where they may sit and with whom they travel. */
export const bookedPassengers = (db: Kysely<Tables>, locator: string) =>
  db
    .selectFrom('passenger')
    .leftJoin('passenger_private', (join) =>
      join
        .onRef('passenger_private.locator', '=', 'passenger.locator')
        .onRef('passenger_private.ordinal', '=', 'passenger.ordinal'),
    )
    .select(['passenger.ordinal', 'kind', 'depends_on', 'gender', 'has_wheelchair'])
    .where('passenger.locator', '=', locator)
    .orderBy('passenger.ordinal')
    .execute();

export type Passengers = Awaited<ReturnType<typeof bookedPassengers>>;

/** The children on the lap of a passenger; without one named, they sit on the first one's. */
export const onLapOf = (passengers: Passengers, ordinal: number): readonly number[] =>
  passengers
    .filter(({ kind, depends_on }) => kind === 'lap-child' && (depends_on ?? 0) === ordinal)
    .map((child) => child.ordinal);

const boundLegs = (tickets: readonly TicketRow[], passengers: Passengers): readonly BoundLeg[] =>
  tickets.flatMap(({ passenger, direction, run_id, from_stop, to_stop, tariff: code }) => {
    const tariff = tariffOfCode(code);
    const dependsOn = passengers.find(({ ordinal }) => ordinal === passenger)?.depends_on ?? null;
    const leg = { direction, runId: run_id, fromStop: from_stop, toStop: to_stop };
    return tariff === null ? [] : [{ ...leg, passenger, tariff, dependsOn }];
  });

/** Whether somebody would travel alone who may not, and did not before. */
export const leavesBehind = (
  before: readonly TicketRow[],
  after: readonly TicketRow[],
  passengers: Passengers,
): boolean => {
  const known = leftBehind(boundLegs(before, passengers));
  return [...leftBehind(boundLegs(after, passengers))].some((each) => !known.has(each));
};
