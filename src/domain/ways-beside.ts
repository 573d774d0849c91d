import { mayDoWithTicket } from './booking-deeds.ts';
import type { TicketChange } from './change-of-tickets.ts';
import type { ChosenJourney } from './chosen-journey.ts';
import type { BookedPassenger } from './reservation.ts';
import { directions } from './trip-wish.ts';
import type { OtherWay } from './way-back.ts';

/** Of somebody with chosen tickets, the ways whose tickets stay as they are. */
const waysKept =
  (chosen: readonly string[]) =>
  ({ tickets }: BookedPassenger): readonly OtherWay[] => {
    const ways = tickets.map((way) => way.filter(({ status }) => mayDoWithTicket('change', status)));
    const isChanging = ways.map((way) =>
      way.some(({ number }) => number !== null && chosen.includes(number)),
    );
    if (!isChanging.includes(true)) return [];
    return ways.flatMap((way, at) => {
      const legs = way.toSorted((one, other) => one.departure - other.departure);
      return isChanging[at] === true ? [] : [{ direction: directions[at] ?? 'outward', legs }];
    });
  };

/** What is travelled beside the way that is looked for: the way there that was chosen, or tickets that are kept. */
export const waysBeside = (
  there: ChosenJourney | null,
  changing: TicketChange | null,
): readonly OtherWay[] => {
  if (changing !== null) return changing.booking.passengers.flatMap(waysKept(changing.tickets));
  return there === null ? [] : [{ direction: 'outward', legs: there.journey.legs }];
};
