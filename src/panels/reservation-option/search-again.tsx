import type { Reservation } from '#domain/reservation.ts';
import { dayNumberAt, travelDayOf } from '#domain/travel-day.ts';
import { searchAgainPathOf } from '#domain/trip-again.ts';
import { useShop } from '#panels/shop.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useWords } from '#ui/words-context.ts';

/** Leads to the search, with the trip of a booking filled in. */
export const SearchAgain = ({ booking }: { readonly booking: Reservation }) => {
  const { say } = useWords();
  const { now } = useShop();
  return (
    <LinkButton href={searchAgainPathOf(booking, travelDayOf(dayNumberAt(now())))}>
      {say('option.again')}
    </LinkButton>
  );
};
