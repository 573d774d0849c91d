import { loadSeatMaps as call } from '#contract/seats/seat-maps.ts';
import { ordinaryTerms, type SaleTerms } from '#domain/catalogue/sale-terms.ts';
import { ownCoachName } from '#domain/coach/coach-name.ts';
import type { SeatMap, SeatPrice, SeatTerms, TakenSeat } from '#domain/seat/seat-map.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { keptFor } from '#server/platform/kept.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { operation } from '#server/sale/context/operation.ts';
import { coachesOf, type Ride, type RidingCoach, rideOf } from './ride-of.ts';
import { takenFor } from './taken-for.ts';

const pricesOf = (
  network: Network,
  { train, from, to }: Ride,
  { coach }: RidingCoach,
): readonly SeatPrice[] => {
  const fares = new Map(
    [...new Set(coach.places.map(({ cabinClass }) => cabinClass))].map((cabinClass) => [
      cabinClass,
      network.fareOf(train, from, to, cabinClass)?.amount ?? null,
    ]),
  );
  return coach.places.flatMap(({ number, cabinClass }) => {
    const amount = fares.get(cabinClass) ?? null;
    return amount === null ? [] : [{ seat: number, cabinClass, amount }];
  });
};

/** What the page reckons with beside the fare; nothing where the shop's own rules hold. */
const seatTermsOf = keptFor((terms: SaleTerms): SeatTerms | undefined =>
  terms === ordinaryTerms
    ? undefined
    : {
        surcharges: Object.fromEntries(terms.surcharges),
        discounts: Object.fromEntries(terms.tariffs.map(({ code, discount }) => [code, discount])),
      },
);

const mapOf = (
  network: Network,
  ride: Ride,
  riding: RidingCoach,
  taken: readonly TakenSeat[],
  isOpen: boolean,
): SeatMap => ({
  coachId: coachIdOf(ride.runId, riding.index),
  index: riding.index,
  name: ownCoachName(riding.index, riding.name),
  isOnSale: riding.coach.places.length > 0 && isOpen,
  free: isOpen ? Math.max(riding.coach.places.length - taken.length, 0) : 0,
  taken,
  prices: pricesOf(network, ride, riding),
  coach: riding.coach,
  terms: seatTermsOf(network.terms),
});

/** Every coach of a run with its drawing, its taken seats and its prices. */
export const loadSeatMaps = operation(call, async (asked, { db, railway, clock, seats, issued }) => {
  const { body } = asked;
  const network = railway.network();
  const ride = rideOf(network, body.trainId, body.fromStationId, body.toStationId);
  if (ride === null) return refused('train-unknown');
  const { taken, cookies } = await takenFor(ride, asked, { db, clock, issued });
  const seatMaps = coachesOf(network, ride).map((riding) =>
    mapOf(network, ride, riding, taken.get(riding.index) ?? [], !seats.isClosed(ride.runId, riding.index)),
  );
  return { ...granted({ seatMaps }), cookies };
});
