import { useId } from 'react';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import { moneyText } from '#i18n/money-text.ts';
import { categoryWords, fuelWords, gearWords } from '#panels/rental/rental-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './car-list.css.ts';

type Props = { readonly car: RentalOffer; readonly rests: string | null; readonly onOpen: () => void };

/** One car of the list: what it is, and what it costs in all and for a day. */
export const CarCard = ({ car, rests, onOpen }: Props) => {
  const words = useWords();
  const { say } = words;
  const id = useId();
  const traits = [
    say(gearWords[car.gear]),
    say(fuelWords[car.fuel]),
    say('rental.seats.count', { count: car.seats }),
    say('rental.kilometres.of', { count: car.kilometreLimit }),
  ];
  return (
    <article aria-labelledby={id}>
      <Card>
        <CardHead>
          <h3 id={id} className={styles.model} tabIndex={-1}>
            <bdi>{car.model}</bdi>
          </h3>
          <Badge variant="neutral">{say(categoryWords[car.category])}</Badge>
        </CardHead>
        <div className={styles.offer}>
          <div className={styles.traits}>
            <p className={styles.quiet}>
              <bdi>{car.supplier}</bdi>
            </p>
            <ul className={styles.marks}>
              {traits.map((trait) => (
                <li key={trait}>{trait}</li>
              ))}
            </ul>
          </div>
          <div className={styles.price}>
            <bdi className={styles.total}>{moneyText(car.total, words)}</bdi>
            <span className={styles.quiet}>
              {say('rental.per-day', {
                amount: moneyText(car.dailyFee, words),
                days: say('rental.days.count', { count: car.days }),
              })}
            </span>
            <Button why={rests} reason="heard" onClick={onOpen}>
              {say('rental.list.look')}
              <VisuallyHidden>: {car.model}</VisuallyHidden>
            </Button>
          </div>
        </div>
      </Card>
    </article>
  );
};
