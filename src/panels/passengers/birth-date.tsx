import { birthDateHint } from '#panels/birth-date-hint.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { type CardParts, TextOfPassenger } from './text-of-passenger.tsx';

/** Written by the railway's calendar; who counts otherwise sees the day in their own, too. */
export const BirthDate = (card: CardParts) => {
  const words = useWords();
  return (
    <TextOfPassenger
      {...card}
      field="birthDate"
      kind="number"
      label={words.say('passenger.birth-date')}
      hint={birthDateHint(card.passenger.birthDate, words)}
      fills={`section-passenger-${card.ordinal + 1} bday`}
    />
  );
};
