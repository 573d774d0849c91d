import { fullPriceOf } from '#domain/fare/price.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { minute } from '#domain/values/durations.ts';
import { type FareFamily, ordinarySurcharges } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { CabinOffer, Journey, JourneyLeg } from './journey.ts';

/** Free places by whom they are for. */
export type PlaceCounts = Pick<CabinOffer, 'bound' | 'general' | 'wheelchair'>;

/** A class that is sold on every train of a journey, for one full fare. */
export type ClassOffer = PlaceCounts & { readonly cabinClass: CabinClass; readonly price: Kurus };

/** Where one gets up: another train, or another seat of the same one. */
export type JourneyChange = {
  readonly station: number;
  readonly minutes: number;
  readonly to: JourneyLeg;
  readonly isSameTrain: boolean;
};

export const departureOf = ({ legs }: Journey): number => legs[0]?.departure ?? 0;
export const arrivalOf = ({ legs }: Journey): number => legs.at(-1)?.arrival ?? 0;

/** The stations it begins and ends at; 0 for one without a train. */
export const stationFrom = ({ legs }: Journey): number => legs[0]?.from ?? 0;
export const stationTo = ({ legs }: Journey): number => legs.at(-1)?.to ?? 0;

export const minutesOf = (journey: Journey): number =>
  Math.round((arrivalOf(journey) - departureOf(journey)) / minute);

/** How many midnights of the railway lie between the departure and an instant. */
export const daysAfterDeparture = (journey: Journey, instant: number): number =>
  dayNumberAt(instant) - dayNumberAt(departureOf(journey));

/** What one journey of a list is told from all others by. */
export const keyOf = ({ legs }: Journey): string => legs.map(({ runId, to }) => `${runId}.${to}`).join('_');

export const changesOf = ({ legs }: Journey): readonly JourneyChange[] =>
  legs.slice(1).flatMap((to, at) => {
    const before = legs[at];
    if (before === undefined) return [];
    const minutes = Math.round((to.departure - before.arrival) / minute);
    return [{ station: to.from, minutes, to, isSameTrain: to.runId === before.runId }];
  });

/** Who travels in one class needs a place of it in every train: the fewest count, the prices add up. */
const offerOf = (
  { legs, surcharges = ordinarySurcharges }: Journey,
  cabinClass: CabinClass,
  family: FareFamily,
): ClassOffer | null => {
  const surcharge = surcharges[family];
  const cabins = legs.map(({ cabins: all }) => all.find((cabin) => cabin.cabinClass === cabinClass));
  const sold = cabins.flatMap((cabin) =>
    cabin === undefined || cabin.price === null ? [] : [{ ...cabin, price: cabin.price }],
  );
  if (surcharge === undefined || sold.length < legs.length) return null;
  const fewest = (count: keyof PlaceCounts) => Math.min(...sold.map((cabin) => cabin[count]));
  return {
    cabinClass,
    price: sold.reduce((sum, { price }) => sum + fullPriceOf(price, { family, surcharge }), 0),
    general: fewest('general'),
    wheelchair: fewest('wheelchair'),
    bound: fewest('bound'),
  };
};

const weightOf = ({ cabinClass, price }: ClassOffer): number =>
  cabinClass === 'DSB' ? Number.MAX_SAFE_INTEGER : price;

/** Classes a journey can be travelled in from end to end, the cheapest first and wheelchair places last. */
export const classOffersOf = (journey: Journey, family: FareFamily = 'STANDART'): readonly ClassOffer[] =>
  cabinClasses
    .flatMap((cabinClass) => offerOf(journey, cabinClass, family) ?? [])
    .toSorted((one, other) => weightOf(one) - weightOf(other));

/** Places of a class a party may sit in. Those kept for wheelchairs are for their users alone. */
export const seatsFor = ({ cabinClass, general, bound, wheelchair }: ClassOffer): number =>
  cabinClass === 'DSB' ? wheelchair : general + bound;

export const hasRoomFor = (offer: ClassOffer, passengers: number): boolean => seatsFor(offer) >= passengers;

/** All free places of a journey: of each kind what its fullest train has. */
export const placesOf = ({ legs }: Journey): PlaceCounts => {
  const sumIn = ({ cabins }: JourneyLeg, count: keyof PlaceCounts) =>
    cabins.reduce((sum, cabin) => sum + cabin[count], 0);
  const fewest = (count: keyof PlaceCounts) => Math.min(...legs.map((leg) => sumIn(leg, count)));
  return { general: fewest('general'), wheelchair: fewest('wheelchair'), bound: fewest('bound') };
};

/** When the last of its trains comes on sale. */
export const saleOpensAt = ({ legs }: Journey): number =>
  Math.max(0, ...legs.filter(({ isOnSale }) => !isOnSale).map((leg) => leg.saleOpensAt));
