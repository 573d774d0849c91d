import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { tripNames, tripQueryOf } from '#domain/journey/trip-query.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { dayNumberAt, type TravelDay, travelDayOf } from '#domain/time/travel-day.ts';
import type { BookedPassenger, BookedTicket, Reservation } from './reservation.ts';

const dayOf = ({ departure }: BookedTicket): TravelDay => travelDayOf(dayNumberAt(departure));

const isOnLap = ({ tariff }: BookedPassenger): boolean =>
  tariffOfCode(tariff?.code ?? '')?.occupies === 'lap';

/** Where the trip of a booking is searched for again, with what of it is still to come filled in. */
export const searchAgainPathOf = (
  { passengers }: Pick<Reservation, 'passengers'>,
  today: TravelDay,
): string => {
  const [outward = [], back = []] = passengers[0]?.tickets ?? [];
  const [first] = outward;
  const last = outward.at(-1);
  if (first === undefined || last === undefined) return addresses.home.path;
  const lapChildren = passengers.filter(isOnLap).length;
  const query = new URLSearchParams(
    tripQueryOf({
      from: first.from.id,
      to: last.to.id,
      outward: dayOf(first),
      back: back[0] === undefined ? null : dayOf(back[0]),
      passengers: passengers.length - lapChildren,
      lapChildren,
    }),
  );
  for (const name of [tripNames.outward, tripNames.back]) {
    if ((query.get(name) ?? today) < today) query.delete(name);
  }
  return `${addresses.home.path}?${query}`;
};
