import type { Reservation } from '#domain/booking/reservation.ts';
import { searchAgainPathOf } from '#domain/booking/trip-again.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { useShop } from '#panels/shop.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

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
