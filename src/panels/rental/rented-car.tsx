import { type ReactNode, useId } from 'react';
import type { RentalReservation } from '#domain/rental/rental-reservation.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { dropOffFacts, pickUpFacts } from './office-facts.ts';
import { categoryWords, fuelWords, gearWords, reasonWords } from './rental-words.ts';
import { name } from './rented-car.css.ts';

type Props = {
  readonly rental: RentalReservation;
  readonly rank?: 'h2' | 'h3';
  /** How it stands, where that is told otherwise than to its driver. */
  readonly badge?: ReactNode;
};
type Fact = readonly [what: string, value: string];

const invoiced = ({ invoicedTo }: Pick<RentalReservation, 'invoicedTo'>, { say }: Words): readonly Fact[] =>
  invoicedTo === null ? [] : [[say('rental.invoiced-to'), invoicedTo]];

const factsOf = ({ offer, ...rental }: RentalReservation, words: Words): readonly Fact[] => {
  const { say, language } = words;
  const years = { count: offer.licenceYears };
  return [
    [say('rental.number'), rental.number],
    [say('rental.driver'), rental.driver],
    [say('rental.pick-up'), rental.pickUp.name],
    [say('rental.pick-up-at'), momentText(rental.pickUpAt, words)],
    ...pickUpFacts(rental.pickUp, rental.pickUpAt, words),
    [say('rental.drop-off'), rental.dropOff.name],
    [say('rental.drop-off-at'), momentText(rental.dropOffAt, words)],
    ...dropOffFacts(rental.dropOff, rental.pickUp, rental.dropOffAt, words),
    [say('rental.category'), say(categoryWords[offer.category])],
    [say('rental.gear'), say(gearWords[offer.gear])],
    [say('rental.fuel'), say(fuelWords[offer.fuel])],
    [say('rental.days'), say('rental.days.count', { count: offer.days })],
    [say('rental.kilometres'), say('rental.kilometres.of', { count: offer.kilometreLimit })],
    [say('rental.deposit'), moneyText(offer.deposit, words)],
    [say('rental.age'), numberText(offer.minimumAge, language)],
    [say('rental.licence'), say('rental.licence.years', years)],
    [say('rental.paid'), moneyText(rental.paid, words)],
    ...invoiced(rental, words),
  ];
};

const gone = ({ cancellation }: RentalReservation, words: Words): readonly Fact[] => {
  const { say } = words;
  if (cancellation === null) return [];
  return [
    [say('rental.cancelled-at'), momentText(cancellation.at, words)],
    [say('rental.reason'), say(reasonWords[cancellation.reason])],
    [say('rental.refunded'), moneyText(cancellation.refund, words)],
  ];
};

const StatusBadge = ({ status }: Pick<RentalReservation, 'status'>) => {
  const { say } = useWords();
  const isActive = status === 'active';
  return (
    <Badge variant={isActive ? 'success' : 'neutral'}>
      {isActive ? say('rental.status.active') : say('rental.status.passive')}
    </Badge>
  );
};

/** A rented car: which one, where and when, on what conditions, and what has become of it. */
export const RentedCar = ({ rental, rank: Rank = 'h2', badge }: Props) => {
  const words = useWords();
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <Card>
        <CardHead>
          <Rank id={id} className={name}>
            <bdi>{rental.offer.model}</bdi> · <bdi>{rental.offer.supplier}</bdi>
          </Rank>
          {badge ?? <StatusBadge status={rental.status} />}
        </CardHead>
        <FactsList facts={[...factsOf(rental, words), ...gone(rental, words)]} />
      </Card>
    </article>
  );
};
