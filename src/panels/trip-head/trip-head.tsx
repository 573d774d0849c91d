import type { ReactNode } from 'react';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { longDayText } from '#i18n/day-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './trip-head.css.ts';

type Props = {
  /** What is to be done here. */
  readonly task: string;
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly wish: TripWish;
  readonly children?: ReactNode;
};

/** Which trip is spoken of: from where to where, when, and with how many. */
export const TripHead = ({ task, from, to, day, wish, children }: Props) => {
  const words = useWords();
  const { say } = words;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.task}>{task}</p>
        <h1 className={styles.ends} tabIndex={-1}>
          <bdi>{from}</bdi>
          <VisuallyHidden> – </VisuallyHidden>
          <span className={styles.arrow}>
            <ArrowIcon />
          </span>
          <bdi>{to}</bdi>
        </h1>
        <ul className={styles.facts}>
          <li>{longDayText(day, words)}</li>
          <li>{say('journey-list.party', { passengers: wish.passengers })}</li>
          {wish.lapChildren > 0 ? (
            <li>{say('journey-list.lap-children', { children: wish.lapChildren })}</li>
          ) : null}
          {wish.back !== null && wish.back !== day ? (
            <li>{say('journey-list.returns', { day: longDayText(wish.back, words) })}</li>
          ) : null}
        </ul>
      </div>
      {children}
    </div>
  );
};
