import type { RentalOrderStatus, SeenRental } from '#domain/rental/rental-seen.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { RentedCar } from '#panels/rental/rented-car.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardList } from '#ui/layout/card-list.tsx';
import * as styles from './staff-support.css.ts';

const statusWords: Readonly<Record<RentalOrderStatus, MessageId>> = {
  open: 'support.rental.open',
  booked: 'support.rental.booked',
  refused: 'support.rental.refused',
  cancelled: 'support.rental.cancelled',
};

const statusVariants = {
  open: 'neutral',
  booked: 'success',
  refused: 'danger',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<RentalOrderStatus, string>>;

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
            badge={<Badge variant={statusVariants[rental.stands]}>{say(statusWords[rental.stands])}</Badge>}
          />
        )}
      </CardList>
    </section>
  );
};
