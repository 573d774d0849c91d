import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { name } from './rented-car.css.ts';

type Props = {
  readonly car: RentalOffer;
  readonly wish: Pick<RentalWish, 'dropOffAt' | 'pickUpAt'>;
  readonly pickUp: string;
  readonly dropOff: string;
  /** Where the sum of all stands below, it is not told twice. */
  readonly total: 'below' | 'here';
};

/** A chosen car in a few lines: which, where and when, for how much. */
export const CarLines = ({ car, wish, pickUp, dropOff, total }: Props) => {
  const words = useWords();
  const { say } = words;
  return (
    <>
      <p className={name}>
        <bdi>{car.model}</bdi> · <bdi>{car.supplier}</bdi>
      </p>
      <FactsList
        facts={[
          [say('rental.pick-up'), pickUp],
          [say('rental.pick-up-at'), momentText(wish.pickUpAt, words)],
          [say('rental.drop-off'), dropOff],
          [say('rental.drop-off-at'), momentText(wish.dropOffAt, words)],
          [say('rental.days'), say('rental.days.count', { count: car.days })],
          ...(total === 'here' ? [[say('rental.total'), moneyText(car.total, words)] as const] : []),
          [say('rental.deposit'), moneyText(car.deposit, words)],
        ]}
      />
    </>
  );
};
