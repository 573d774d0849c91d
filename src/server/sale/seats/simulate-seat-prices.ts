import { simulateSeatPrices as call } from '#contract/seats/seats.ts';
import type { SeatWish } from '#domain/seat/seat-wish.ts';
import { refused } from '#domain/values/answer.ts';
import { coachOfId, runOfCoach } from '#domain/values/run-id.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { operation } from '#server/sale/context/operation.ts';
import { type AskedSeat, pricedSeats } from './priced-seat.ts';
import { coachesOf, rideOf } from './ride-of.ts';

const askedSeat = (network: Network, wish: SeatWish): AskedSeat | null => {
  const ride = rideOf(network, runOfCoach(wish.coachId), wish.fromStation, wish.toStation);
  if (ride === null) return null;
  const { runId, fromStop, toStop } = ride;
  const coach = coachOfId(wish.coachId);
  const place = coachesOf(network, ride)
    .find(({ index }) => index === coach)
    ?.coach.places.find(({ number }) => number === wish.seat);
  if (place === undefined) return null;
  const { number: seat, cabinClass } = place;
  const { tariffId, family } = wish;
  return { runId, coach, seat, cabinClass, fromStop, toStop, tariffId, family };
};

export const simulateSeatPrices = operation(call, async ({ body }, { railway }) => {
  const network = railway.network();
  const wishes = body.seatSelections.map((wish) => askedSeat(network, wish));
  const known = wishes.filter((wish) => wish !== null);
  return known.length < wishes.length ? refused('seat-unknown') : pricedSeats(network, known);
});
