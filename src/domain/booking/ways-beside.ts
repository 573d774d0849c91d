import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { directions } from '#domain/journey/trip-wish.ts';
import type { OtherWay } from '#domain/journey/way-back.ts';
import { mayDoWithTicket } from './booking-actions.ts';
import type { TicketChange } from './change-of-tickets.ts';
import type { BookedPassenger, BookedTicket } from './reservation.ts';

const isAny = ({ legs }: OtherWay): boolean => legs.length > 0;

const among =
  (chosen: readonly string[]) =>
  ({ number }: BookedTicket): boolean =>
    number !== null && chosen.includes(number);

/** Of somebody with chosen tickets, what stays as it is: the other way, and the trains before and after on the same way. */
const waysKept =
  (isChosen: (ticket: BookedTicket) => boolean) =>
  ({ tickets }: BookedPassenger): readonly OtherWay[] => {
    const ways = tickets.map((way) =>
      way
        .filter(({ status }) => mayDoWithTicket('change', status))
        .toSorted((one, other) => one.departure - other.departure),
    );
    if (!ways.flat().some(isChosen)) return [];
    return ways.flatMap((legs, at): readonly OtherWay[] => {
      const direction = directions[at] ?? 'outward';
      if (!legs.some(isChosen)) return [{ direction, legs }];
      const before = legs.slice(0, legs.findIndex(isChosen));
      const after = legs.slice(legs.findLastIndex(isChosen) + 1);
      const beside = [
        { direction: 'outward', legs: before },
        { direction: 'back', legs: after },
      ] as const;
      return beside.filter(isAny);
    });
  };

/** What is travelled beside the way that is looked for: the way there that was chosen, or tickets that are kept. */
export const waysBeside = (
  there: ChosenJourney | null,
  changing: TicketChange | null,
): readonly OtherWay[] => {
  if (changing !== null) return changing.booking.passengers.flatMap(waysKept(among(changing.tickets)));
  return there === null ? [] : [{ direction: 'outward', legs: there.journey.legs }];
};
