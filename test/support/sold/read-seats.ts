import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import type { TestShop } from '../open-test-shop.ts';
import type { Ride } from '../shop/bookings.ts';
import { postTo } from '../shop/visitors.ts';

type CoachRide = Pick<Ride, 'coach' | 'from' | 'runId' | 'to'>;

/** A coach, as passengers are told of it. */
export const readCoach = async (
  shop: TestShop,
  { runId, coach, from, to }: CoachRide,
): Promise<CoachTemplate | undefined> => {
  const asked = { trainId: runId, fromStationId: from, toStationId: to };
  const { body } = await postTo(shop, loadSeatMaps.path, asked);
  const { seatMaps } = loadSeatMaps.granted.parse(body);
  return seatMaps.find(({ coachId }) => coachId === coachIdOf(runId, coach))?.coach;
};

/** The seats of a coach, as passengers are told of them. */
export const readSeats = async (shop: TestShop, ride: CoachRide): Promise<ReadonlySet<string>> => {
  const coach = await readCoach(shop, ride);
  return new Set(coach?.places.map(({ number }) => number));
};
