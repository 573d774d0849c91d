import type { TravelDay } from '#domain/time/travel-day.ts';
import type { DayOffer, DaysAround } from './day-offer.ts';
import type { Journey } from './journey.ts';
import { leastPriceOf } from './journey-status.ts';
import { misfitOf, type OtherWay } from './way-back.ts';

type List = {
  readonly day: TravelDay;
  readonly journeys: readonly Journey[];
  readonly passengers: number;
  readonly others: readonly OtherWay[];
};

const offered = (offer: DayOffer, { journeys, passengers, others }: List): DayOffer => {
  const fitting = journeys.filter(({ legs }) => misfitOf(legs, others) === null);
  if (offer.status !== 'free' || fitting.length === journeys.length) return offer;
  const prices = fitting.flatMap((journey) => leastPriceOf(journey, passengers) ?? []);
  if (prices.length > 0) return { ...offer, price: Math.min(...prices) };
  return { ...offer, status: fitting.length === 0 ? offer.status : 'sold-out', price: null };
};

/** On the day of a list only those of its journeys count that can be travelled together with the other ways. */
export const offersBeside = ({ days, next }: DaysAround, list: List): DaysAround => ({
  days: days.map((offer) => (offer.day === list.day ? offered(offer, list) : offer)),
  next,
});
