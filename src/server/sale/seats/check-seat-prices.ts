import { checkSeatPrices as call } from '#contract/seats/seats.ts';
import { fareFamilyOfId } from '#contract/wire/fare-family.ts';
import { refused } from '#domain/values/answer.ts';
import { operation } from '#server/sale/context/operation.ts';
import { readLivePlaces } from '#server/sale/holds/live-places.ts';
import { pricedSeats } from './priced-seat.ts';

export const checkSeatPrices = operation(call, async ({ body }, { db, railway, clock }) => {
  const asked = body.seatSelections;
  const held = await readLivePlaces(
    db,
    asked.map(({ allocationId }) => allocationId),
    clock.now(),
  );
  const known = asked.flatMap(({ allocationId, passengerTypeId, fareFamilyId }) => {
    const hold = held.get(allocationId);
    return hold === undefined
      ? []
      : [{ ...hold, tariffId: passengerTypeId ?? 0, family: fareFamilyOfId(fareFamilyId ?? 0) }];
  });
  return known.length < asked.length
    ? refused('selection-time-expired')
    : pricedSeats(railway.network(), known);
});
