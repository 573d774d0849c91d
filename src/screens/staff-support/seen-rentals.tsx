import type { RentalOrderStanding, SeenRental } from '#domain/rental/rental-seen.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { RentedCar } from '#panels/rental/rented-car.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardList } from '#ui/layout/card-list.tsx';
import * as styles from './staff-support.css.ts';

const standingWords: Readonly<Record<RentalOrderStanding, MessageId>> = {
  open: 'support.rental.open',
  booked: 'support.rental.booked',
  refused: 'support.rental.refused',
  cancelled: 'support.rental.cancelled',
};

const standingLooks = {
  open: 'neutral',
  booked: 'success',
  refused: 'danger',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<RentalOrderStanding, string>>;

/** The cars that are rented beside a booking, or the one that was asked for. */
export const SeenRentals = ({ rentals }: { readonly rentals: readonly SeenRental[] }) => {
  const { say } = useWords();
  return (
    <section className={styles.part} aria-labelledby="support-rentals">
      <h2 id="support-rentals">{say('support.rentals')}</h2>
      <CardList items={rentals} keyOf={({ number }) => number}>
        {(rental) => (
          <RentedCar
            rental={rental}
            rank="h3"
            badge={<Badge look={standingLooks[rental.stands]}>{say(standingWords[rental.stands])}</Badge>}
          />
        )}
      </CardList>
    </section>
  );
};
