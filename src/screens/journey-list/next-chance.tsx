import type { ReactNode } from 'react';
import type { Journey } from '#domain/journey/journey.ts';
import { departureOf, keyOf } from '#domain/journey/journey-facts.ts';
import { nextWithRoom } from '#domain/journey/journey-status.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { LoneLink } from '#ui/buttons/lone-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './journey-row.css.ts';
import type { RowOf } from './row-of.ts';

type Props = RowOf & { readonly journey: Journey; readonly children: ReactNode };

/** A train that cannot be taken says which one is the next that can. */
export const NextChance = ({ journey, journeys, others, choice, offers, dayHref, children }: Props) => {
  const words = useWords();
  const { say } = words;
  const next = nextWithRoom(journeys, journey, choice.passengers, others);
  const today = travelDayOf(dayNumberAt(departureOf(journey)));
  const later =
    offers.days.find(({ day, status: availability }) => day > today && availability === 'free')?.day ??
    offers.next;
  const chance = () => {
    if (next !== null) {
      const departs = clockText(departureOf(next), words);
      return (
        <LoneLink>
          <a href={`#sefer-${keyOf(next)}`}>{say('journey-list.full.next', { departs })}</a>
        </LoneLink>
      );
    }
    if (later === null) return <span>{say('journey-list.full.none')}</span>;
    const day = longDayText(later, words);
    return (
      <LoneLink>
        <a href={dayHref(later)}>{say('journey-list.full.next-day', { day })}</a>
      </LoneLink>
    );
  };
  return (
    <div className={styles.full}>
      {children}
      {chance()}
    </div>
  );
};
