import { useMemo, useState } from 'react';
import type { Place } from '#domain/coach/coach.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { bestSeats, type FoundSeat } from '#domain/seat/best-seats.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { sameSeats } from '#domain/seat/same-seats.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import {
  isHolding,
  mayChoose,
  mayReturn,
  partyOf,
  seatsOf,
} from '#machines/seat-hold/seat-hold.selectors.ts';
import type { PlanBeside } from '#machines/seat-plan/seat-plan.model.ts';
import { besideOf, coachOf, mapsOf, trainOf } from '#machines/seat-plan/seat-plan.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { SeatHoldActor, SeatPlanActor } from './flow-actors.ts';
import { counterpartOf, isIn, type Ride, ridesOf } from './ride.ts';
import { neighbourRule, type Rider, riderInTurn, ridersOf, seekerOf, wantedBy } from './rider.ts';

export type SeatingOf = {
  readonly hold: SeatHoldActor | null;
  readonly plan: SeatPlanActor | null;
  readonly passengers: readonly PassengerDraft[];
  readonly outward: ChosenJourney | null;
  readonly back: ChosenJourney | null;
};

const noHeldSeats: readonly HeldSeat[] = [];
const noMaps: readonly SeatMap[] = [];
const noneBeside: readonly PlanBeside[] = [];

type FoundOn = { readonly ride: Ride; readonly found: readonly FoundSeat[] };

/** The other trains of the way that is looked at, with their coaches. */
const besideOn = (rides: readonly Ride[], beside: readonly PlanBeside[]) =>
  rides.flatMap((ride) => {
    const plan = beside.find(isIn(ride));
    return plan === undefined ? [] : [{ ride, maps: plan.maps }];
  });

type Picked = { readonly passenger: number; readonly seat: string | null };

/** What was wished for and could not be found; a refused place is named by its number. */
type SeatingNotice =
  | { readonly kind: 'best' | 'keep' | 'same' }
  | { readonly kind: 'place'; readonly place: Place };

/** Who is being seated where, and everything the reader may do about it. */
export const useSeating = ({ hold, plan, passengers, outward, back }: SeatingOf) => {
  const { now } = useShop();
  const [picked, pick] = useState<Picked | null>(null);
  const [notice, setNotice] = useState<SeatingNotice | null>(null);
  const party = useFlow(hold, partyOf, '');
  const seats = useFlow(hold, seatsOf, noHeldSeats);
  const maps = useFlow(plan, mapsOf, noMaps);
  const beside = useFlow(plan, besideOf, noneBeside);
  const train = useFlow(plan, trainOf, 0);
  const coach = useFlow(plan, coachOf, null);
  const isAsking = useFlow(hold, isHolding, false);
  const may = useFlow(hold, mayChoose, false);
  const mayGive = useFlow(hold, mayReturn, false);
  const rides = useMemo(() => ridesOf(outward, back), [outward, back]);
  const riders = useMemo(() => ridersOf(passengers, party), [passengers, party]);
  const ride = rides[train] ?? null;
  const held = useMemo(() => (ride === null ? noHeldSeats : seats.filter(isIn(ride))), [seats, ride]);
  const rider = riderInTurn(riders, held, picked);
  const seatless = riders.filter(({ passenger }) => !held.some((seat) => seat.passenger === passenger));
  const map = maps.find(({ index }) => index === coach) ?? null;
  const lacksSeats = (other: Ride) => seats.filter(isIn(other)).length < riders.length;
  const unseated = rides.findIndex(lacksSeats);

  const known = [maps, ...beside.map((other) => other.maps)].flat();

  const wantAll = (all: readonly FoundOn[]) => {
    const wanted = all.flatMap(({ ride: onRide, found }) =>
      found.flatMap((each) => {
        const whose = riders.find(({ passenger }) => passenger === each.passenger);
        return whose === undefined ? [] : [wantedBy(whose, onRide, each, known)];
      }),
    );
    setNotice(null);
    if (all.some(({ found }) => found.some(({ place }) => isWheelchairPlace(place))))
      hold?.send({ type: 'wheelchair.wanted', seats: wanted });
    else hold?.send({ type: 'seats.chosen', seats: wanted, at: now() });
  };

  const want = (found: readonly FoundSeat[], onRide: Ride) => wantAll([{ ride: onRide, found }]);

  const wantOrNotify = (found: readonly FoundSeat[] | null, kind: 'best' | 'keep' | 'same') => {
    if (found === null || ride === null) setNotice({ kind });
    else want(found, ride);
  };

  const seekers = seatless.map(seekerOf);
  const before = ride === null ? null : counterpartOf(ride, rides);

  return {
    party,
    rides,
    ride,
    train,
    riders,
    rider,
    held,
    seats,
    seatless: seatless.length,
    /** Once everybody sits in this train: another one in which somebody does not. */
    nextTrain: seatless.length > 0 || unseated < 0 ? null : unseated,
    maps,
    map,
    notice,
    isAsking,
    rests: may ? ('no' as const) : ('yes' as const),
    /** Whether there are seats of the way there to sit on again. */
    mayRepeat: before !== null && seatless.length > 0 && seats.some(isIn(before)),
    mayGive,
    pick: ({ passenger }: Rider) => {
      const seat = held.find((each) => each.passenger === passenger)?.seat ?? null;
      pick({ passenger, seat });
      setNotice(null);
    },
    choose: (place: Place, inCoach: SeatMap, whom: Rider) => {
      if (may && ride !== null) {
        want([{ passenger: whom.passenger, coachId: inCoach.coachId, place }], ride);
      }
    },
    putAway: () => setNotice(null),
    explain: (place: Place) => setNotice({ kind: 'place', place }),
    giveBack: (given: readonly HeldSeat[]) => {
      if (!mayGive || given.length === 0) return;
      setNotice(null);
      hold?.send({ type: 'seats.returned', seats: given, at: now() });
    },
    undo: () => {
      const last = held.at(-1);
      if (!mayGive || last === undefined) return;
      setNotice(null);
      hold?.send({ type: 'seats.returned', seats: [last], at: now() });
    },
    chooseBest: () => {
      if (ride === null) return;
      const looked = map !== null && held.length === 0 ? [map, ...maps.filter((each) => each !== map)] : maps;
      const trains = [{ ride, maps: looked }, ...besideOn(rides, beside)];
      const all = trains.flatMap(({ ride: onRide, maps: there }) => {
        const inTrain = seats.filter(isIn(onRide));
        const looking = riders.filter(
          ({ passenger }) => !inTrain.some((seat) => seat.passenger === passenger),
        );
        const { cabinClass } = onRide;
        const sought = { cabinClass, held: inTrain, rule: neighbourRule };
        return looking.length === 0
          ? []
          : [{ ride: onRide, found: bestSeats(there, looking.map(seekerOf), sought) }];
      });
      const found = all.flatMap((each) => (each.found === null ? [] : [{ ...each, found: each.found }]));
      if (found.length < all.length) setNotice({ kind: 'best' });
      else if (found.length > 0) wantAll(found);
    },
    keepPlaces: () => {
      const cabinClass = map?.coach.places[0]?.cabinClass;
      if (map === null || cabinClass === undefined) return;
      wantOrNotify(bestSeats([map], seekers, { cabinClass, held, rule: neighbourRule }), 'keep');
    },
    repeat: () => {
      const there = before === null ? noHeldSeats : seats.filter(isIn(before));
      wantOrNotify(sameSeats(maps, seekers, there, { held, rule: neighbourRule }), 'same');
    },
    chooseTrain: (next: number) => {
      setNotice(null);
      pick(null);
      plan?.send({ type: 'train.chosen', train: next, at: now() });
    },
    chooseCoach: (next: number) => {
      setNotice(null);
      plan?.send({ type: 'coach.chosen', coach: next });
    },
  };
};

export type Seating = ReturnType<typeof useSeating>;
