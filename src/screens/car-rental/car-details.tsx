import type { RentalOffer } from '#domain/rental-car.ts';
import { hoursOfDayAt, type RentalOffice } from '#domain/rental-office.ts';
import type { RentalWish } from '#domain/rental-wish.ts';
import { dayNumberAt, startOfDay } from '#domain/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { carOf, officesOf, wishOf } from '#machines/car-rental/car-rental.selectors.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { useWords } from '#ui/words-context.ts';
import { isDetailed } from './car-views.ts';

type Own = { readonly rental: RentalActor };
type Fact = readonly [what: string, value: string];

const nowhere = { pickUpOffice: '', dropOffOffice: '', pickUpAt: 0, dropOffAt: 0 };
const minute = 60_000;

const hoursText = (office: RentalOffice, at: number, words: Words): string => {
  const hours = hoursOfDayAt(office, at);
  if (hours === null) return words.say('rental.wish.closed-all-day');
  const midnight = startOfDay(dayNumberAt(at));
  return words.say('rental.office.open', {
    opens: clockText(midnight + hours.opens * minute, words),
    closes: clockText(midnight + hours.closes * minute, words),
  });
};

const officeFacts = (office: RentalOffice | undefined, at: number, words: Words): readonly Fact[] =>
  office === undefined
    ? []
    : [
        [words.say('rental.office.hours'), hoursText(office, at, words)],
        [words.say('rental.office.address'), office.address],
        [words.say('rental.office.phone'), office.phone],
      ];

const factsOf = (
  car: RentalOffer,
  wish: RentalWish,
  offices: readonly RentalOffice[],
  words: Words,
): readonly Fact[] => {
  const { say, language } = words;
  const nameOf = (wanted: string) => offices.find(({ id }) => id === wanted)?.name ?? '';
  return [
    [say('rental.pick-up'), nameOf(wish.pickUpOffice)],
    [say('rental.pick-up-at'), momentText(wish.pickUpAt, words)],
    ...officeFacts(
      offices.find(({ id }) => id === wish.pickUpOffice),
      wish.pickUpAt,
      words,
    ),
    [say('rental.drop-off'), nameOf(wish.dropOffOffice)],
    [say('rental.drop-off-at'), momentText(wish.dropOffAt, words)],
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
export const CarDetails = ({ rental }: Own) => {
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
          <Button look="primary" onClick={() => rental.send({ type: 'car.chosen' })}>
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
