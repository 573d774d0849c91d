import { openCouchettes } from '#domain/coach/covered-couchette.ts';
import type { Occupant } from '#domain/fare/occupant.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { comesBackLater, followEachOther } from '#domain/journey/way-back.ts';
import { hasWholeCompartment } from '#domain/seat/dog-tariff.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { directions } from '#server/sale/bookings/planned-party.ts';
import type { LivePlace } from '#server/sale/holds/live-places.ts';
import type { HeldPlace } from '#server/sale/holds/seats.ts';
import { leavesBehind, onLapOf, type Passengers } from './booked-passengers.ts';
import type { TicketRow } from './booking-rows.ts';
import type { ChangeOfTicket } from './planned-change.ts';

export type ChangedPlaceRefusal =
  | 'back-before-outward'
  | 'compartment-not-whole'
  | 'couchette-not-closed'
  | 'dependent-elsewhere'
  | 'gender-mismatch'
  | 'place-of-another'
  | 'trains-overlap';

type Held = {
  readonly change: ChangeOfTicket;
  readonly held: HeldPlace;
  /** The place the ticket has now. */
  readonly givenUp: LivePlace | undefined;
};

type Holder = { readonly occupant: Occupant; readonly gender: Gender | null };

/** Of whom nothing private is kept any more, the place that is given up tells as whom they sit. */
const holderOf = ({ change: { row }, givenUp }: Held, passengers: Passengers): Holder => {
  const who = passengers.find(({ ordinal }) => ordinal === row.passenger);
  const hasWheelchair = who?.has_wheelchair ?? givenUp?.occupant === 'wheelchair-user';
  return {
    occupant: occupantOf({ tariff: tariffOfCode(row.tariff), hasWheelchair }),
    gender: who?.gender ?? givenUp?.gender ?? null,
  };
};

/** A place must be held for just such a passenger, as it must be when it is booked. */
const refusalOfHolder = (place: Held, passengers: Passengers): ChangedPlaceRefusal | null => {
  const { held } = place;
  const { occupant: wanted, gender } = holderOf(place, passengers);
  const isOfKind = held.occupant === wanted || (held.occupant === 'passenger' && wanted !== 'pet');
  if (!isOfKind) return 'place-of-another';
  return wanted === 'pet' || gender === held.gender ? null : 'gender-mismatch';
};

/** The tickets as they would be. A child on a lap goes where its passenger goes. */
const changedRows = (
  tickets: readonly TicketRow[],
  changes: readonly ChangeOfTicket[],
  passengers: Passengers,
): readonly TicketRow[] =>
  tickets.map((row) => {
    const own = changes.find((change) => change.row.number === row.number);
    const carried = changes.find(
      (change) =>
        row.hold_id === null &&
        change.row.direction === row.direction &&
        change.row.leg === row.leg &&
        onLapOf(passengers, change.row.passenger).includes(row.passenger),
    );
    const leg = (own ?? carried)?.leg;
    if (leg === undefined) return row;
    const place = own === undefined ? {} : { coach: leg.coach, seat: leg.place.number };
    const train = { run_id: leg.runId, train_index: leg.train.index };
    const times = { departure: leg.departure, arrival: leg.arrival };
    return { ...row, ...train, ...place, ...times, from_stop: leg.fromStop, to_stop: leg.toStop };
  });

const coachKeyOf = ({ run_id, coach, from_stop, to_stop }: TicketRow): string =>
  `${run_id} ${coach} ${from_stop} ${to_stop}`;

type Party = { readonly rows: readonly TicketRow[]; readonly network: Network };

/** Compartments a booking has begun and not filled as it must: covered couchettes, and those of dogs. */
const unfilled = ({ rows, network }: Party) => {
  const couchettes = new Set<string>();
  const ofDogs = new Set<string>();
  for (const row of rows) {
    const train = network.trains[row.train_index];
    const coach = train?.coaches.find(({ index }) => index === row.coach);
    const template = coach === undefined ? undefined : network.templates.get(coach.template);
    if (template === undefined) continue;
    const beside = rows.filter((other) => coachKeyOf(other) === coachKeyOf(row));
    const seats = new Set(beside.flatMap(({ seat }) => seat ?? []));
    for (const unit of openCouchettes(template, seats)) couchettes.add(`${coachKeyOf(row)} ${unit}`);
    const unit = template.places.find(({ number }) => number === row.seat)?.unit;
    if (row.tariff === 'dog' && unit !== undefined && !hasWholeCompartment(template, unit, seats)) {
      ofDogs.add(`${coachKeyOf(row)} ${unit}`);
    }
  }
  return { couchettes, ofDogs };
};

/** Whether a train of theirs would leave before the one they change from has arrived. */
const isMissed = (rows: readonly TicketRow[], ordinal: number): boolean =>
  directions.some((way) => {
    const legs = rows
      .filter(({ passenger, direction }) => passenger === ordinal && direction === way)
      .toSorted((one, other) => one.leg - other.leg);
    return !followEachOther(legs);
  });

/** Whether somebody would set out on the way back before they are there. */
const comesBackEarly = (rows: readonly TicketRow[], ordinal: number): boolean => {
  const own = rows
    .filter(({ passenger }) => passenger === ordinal)
    .toSorted((one, other) => one.departure - other.departure);
  const [there = [], back = []] = directions.map((way) => own.filter(({ direction }) => direction === way));
  return !comesBackLater(there, back);
};

const hasMore = (after: ReadonlySet<string>, before: ReadonlySet<string>): boolean =>
  [...after].some((each) => !before.has(each));

/** Which rule of places the booking would break after a change; null when it may be changed so. */
export const refusalOfChangedPlaces = (
  tickets: readonly TicketRow[],
  places: readonly Held[],
  passengers: Passengers,
  network: Network,
): ChangedPlaceRefusal | null => {
  const ofHolder = places.map((place) => refusalOfHolder(place, passengers)).find((each) => each !== null);
  if (ofHolder !== undefined) return ofHolder;
  const changes = places.map(({ change }) => change);
  const rows = tickets.filter(({ status }) => status === 'valid');
  const after = changedRows(rows, changes, passengers);
  const misses = ({ row: { passenger } }: ChangeOfTicket) =>
    isMissed(after, passenger) && !isMissed(rows, passenger);
  if (changes.some(misses)) return 'trains-overlap';
  if (changes.some(({ row: { passenger } }) => comesBackEarly(after, passenger)))
    return 'back-before-outward';
  const [left, now] = [unfilled({ rows, network }), unfilled({ rows: after, network })];
  if (hasMore(now.couchettes, left.couchettes)) return 'couchette-not-closed';
  if (hasMore(now.ofDogs, left.ofDogs)) return 'compartment-not-whole';
  return leavesBehind(rows, after, passengers) ? 'dependent-elsewhere' : null;
};
