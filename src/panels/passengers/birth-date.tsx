import { typedDay } from '#domain/typed-day.ts';
import { calendarOf } from '#i18n/calendar-of.ts';
import { dayParts } from '#i18n/day-parts.ts';
import type { Words } from '#i18n/words.ts';
import { useWords } from '#ui/words-context.ts';
import { type CardParts, TextOfPassenger } from './text-of-passenger.tsx';

/** A day in the calendar of a reader who counts otherwise than the railway. */
const ownDayText = (day: string, { say, language }: Words): string =>
  say(
    'passenger.birth-date.own',
    dayParts(new Date(`${day}T12:00Z`), calendarOf(language), 'UTC', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  );

/** Written by the railway's calendar; who counts otherwise sees the day in their own, too. */
export const BirthDate = (card: CardParts) => {
  const words = useWords();
  const { say } = words;
  const born = typedDay(card.passenger.birthDate);
  const isTold = born !== null && words.language === 'fa';
  return (
    <TextOfPassenger
      {...card}
      field="birthDate"
      kind="number"
      label={say('passenger.birth-date')}
      hint={isTold ? ownDayText(born.day, words) : say('passenger.birth-date.hint')}
      fills={`section-passenger-${card.ordinal + 1} bday`}
    />
  );
};
