import { useState } from 'react';
import { concernedBy } from '#domain/booking/passenger-concerned.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { messageOf, passengersOf, refusalOf, seatHoldOf } from '#machines/booking/booking.selectors.ts';
import { seatsOf } from '#machines/seat-hold/seat-hold.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { EditedPassenger } from './edited-passenger.tsx';
import { FoldedLine } from './folded-line.tsx';
import type { Problem } from './party-input.ts';
import { lines, opened, stack } from './passengers.css.ts';
import { keptSeatsOf, mayCorrect, nobody, noSeats } from './people-of-booking.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { peopleRefusalIn, refusalWordsOf } from './refusal-words.ts';
import { usePartyTerms } from './use-party-terms.ts';

/** Whose card is open: null for how the party is reached. It closes once the booking has other passengers. */
type Edited = { readonly passenger: number | null; readonly of: readonly PassengerDraft[] | null };

/** What the server refused, at the fields it may mean. */
const useRefused = (booking: BookingActor, passengers: readonly PassengerDraft[]): readonly Problem[] => {
  const { say } = useWords();
  const refusal = useFlow(booking, refusalOf, null);
  const message = useFlow(booking, messageOf, null);
  const { tariffs } = usePartyTerms();
  const ofPeople = peopleRefusalIn(refusal);
  const id = refusalWordsOf(refusal);
  if (ofPeople === null || id === null) return [];
  return concernedBy(ofPeople, passengers, tariffs).map((concerned) => ({
    ...concerned,
    text: message ?? say(id),
  }));
};

/** While seats are chosen everybody stands in one line, and may be opened and corrected. */
export const FoldedPassengers = ({ booking }: { readonly booking: BookingActor }) => {
  const { say } = useWords();
  const passengers = useFlow(booking, passengersOf, nobody);
  const hold = useFlow(booking, seatHoldOf, null);
  const keptSeats = useFlow(booking, keptSeatsOf, noSeats);
  const seats = useFlow(hold, seatsOf, keptSeats);
  const mayOpen = useFlow(booking, mayCorrect, false);
  const refused = useRefused(booking, passengers);
  const [edited, edit] = useState<Edited | null>(null);
  const isOpen = (passenger: number | null) =>
    edited !== null && edited.of === passengers && edited.passenger === passenger;
  const lastOf = (passenger: number | null) =>
    edited !== null && edited.of !== passengers && edited.passenger === passenger ? 'closed' : 'at-rest';
  const everybody = [...passengers.keys(), null];
  return (
    <section className={stack} aria-labelledby="passengers-folded">
      <h2 id="passengers-folded">{say('passenger.title')}</h2>
      <RefusalNotice booking={booking} />
      <ul className={lines}>
        {everybody.map((passenger) => (
          <li key={passenger ?? 'contact'} className={isOpen(passenger) ? opened : undefined}>
            {isOpen(passenger) ? (
              <EditedPassenger
                booking={booking}
                passenger={passenger}
                seats={seats}
                refused={refused}
                onClose={() => edit({ passenger, of: null })}
              />
            ) : (
              <FoldedLine
                booking={booking}
                passenger={passenger}
                seats={seats}
                problem={refused.find((problem) => problem.passenger === passenger)?.text ?? null}
                state={lastOf(passenger)}
                why={mayOpen ? null : say('passenger.edit.not-now')}
                onEdit={() => edit({ passenger, of: passengers })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
