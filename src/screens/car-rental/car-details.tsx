import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { carOf, officesOf, wishOf } from '#machines/car-rental/car-rental.selectors.ts';
import { dropOffFacts, pickUpFacts } from '#panels/rental/office-facts.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { isDetailed } from './car-views.ts';

type Props = { readonly rental: RentalActor };
type Fact = readonly [what: string, value: string];

const nowhere = { pickUpOffice: '', dropOffOffice: '', pickUpAt: 0, dropOffAt: 0 };

const factsOf = (
  car: RentalOffer,
  wish: RentalWish,
  offices: readonly RentalOffice[],
  words: Words,
): readonly Fact[] => {
  const { say, language } = words;
  const pickUp = offices.find(({ id }) => id === wish.pickUpOffice);
  const dropOff = offices.find(({ id }) => id === wish.dropOffOffice);
  return [
    [say('rental.pick-up'), pickUp?.name ?? ''],
    [say('rental.pick-up-at'), momentText(wish.pickUpAt, words)],
    ...pickUpFacts(pickUp, wish.pickUpAt, words),
    [say('rental.drop-off'), dropOff?.name ?? ''],
    [say('rental.drop-off-at'), momentText(wish.dropOffAt, words)],
    ...dropOffFacts(dropOff, pickUp, wish.dropOffAt, words),
    [say('rental.total'), moneyText(car.total, words)],
    [say('rental.daily-fee'), moneyText(car.dailyFee, words)],
    [say('rental.deposit'), moneyText(car.deposit, words)],
    [say('rental.kilometres'), say('rental.kilometres.of', { count: car.kilometreLimit })],
    [say('rental.age'), numberText(car.minimumAge, language)],
    [say('rental.young-age'), numberText(car.youngDriverAge, language)],
    [say('rental.licence'), say('rental.licence.years', { count: car.licenceYears })],
  ];
};

/** One car with its terms, before it is chosen. */
export const CarDetails = ({ rental }: Props) => {
  const words = useWords();
  const { say } = words;
  const isOpen = useFlow(rental, isDetailed, false);
  const car = useFlow(rental, carOf, null);
  const wish = useFlow(rental, wishOf, nowhere);
  const offices = useFlow(rental, officesOf, []);
  return (
    <Dialog
      isOpen={isOpen}
      title={car?.model ?? ''}
      onDismiss={() => rental.send({ type: 'car.closed' })}
      actions={
        <>
          <Button variant="primary" onClick={() => rental.send({ type: 'car.chosen' })}>
            {say('rental.list.choose')}
          </Button>
          <Button onClick={() => rental.send({ type: 'car.closed' })}>{say('rental.list.back')}</Button>
        </>
      }
    >
      {isOpen && car !== null ? (
        <>
          <p>{say('rental.young-driver')}</p>
          <FactsList facts={factsOf(car, wish, offices, words)} />
        </>
      ) : null}
    </Dialog>
  );
};
