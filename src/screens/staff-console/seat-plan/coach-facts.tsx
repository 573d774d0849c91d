import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import type { CoachPlan } from '#domain/coach/coach-plan.ts';
import { stackedPlaces } from '#domain/coach/stacked-places.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { seatName } from '#panels/coach-plan/seat-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import * as styles from './passengers-coach.css.ts';

type Fact = readonly [what: string, value: string];

const factsOf = ({ places }: CoachTemplate, words: Words): readonly Fact[] => {
  const { say, language } = words;
  const countFact = (what: string, are: (place: Place) => boolean): readonly Fact[] => {
    const count = places.filter(are).length;
    return count === 0 ? [] : [[what, numberText(count, language)]];
  };
  return [
    [say('catalogue.coach.places'), numberText(places.length, language)],
    ...cabinClasses
      .filter((code) => code !== 'DSB')
      .flatMap((code) => countFact(cabinName(code, words), ({ cabinClass }) => cabinClass === code)),
    ...countFact(say('catalogue.coach.wheelchair'), isWheelchairPlace),
    ...countFact(say('catalogue.coach.forward'), ({ facing }) => facing === 'forward'),
    ...countFact(say('catalogue.coach.backward'), ({ facing }) => facing === 'backward'),
    ...countFact(say('catalogue.coach.table'), ({ properties }) => properties.includes('table')),
    ...countFact(say('catalogue.coach.pet'), ({ properties }) => properties.includes('pet')),
  ];
};

/** Places of which travellers would see one alone. */
export const Stacked = ({ plan }: { readonly plan: CoachPlan }) => {
  const { say } = useWords();
  const stacked = stackedPlaces(plan);
  return stacked === null ? null : (
    <Notice variant="warning" heard="in-turn" title={say('catalogue.plan.stacked')}>
      <p>{say('catalogue.plan.stacked.text', { under: stacked[0].number, above: stacked[1].number })}</p>
    </Notice>
  );
};

/** How many places a coach has of each kind, and what each of them is called. */
export const CoachFacts = ({ coach }: { readonly coach: CoachTemplate }) => {
  const words = useWords();
  return (
    <>
      <FactsList facts={factsOf(coach, words)} />
      <Disclosure summary={words.say('catalogue.coach.list', { count: coach.places.length })}>
        <ol className={styles.places}>
          {coach.places.map((each) => (
            <li key={each.number}>{seatName(each, { is: 'free' }, null, words)}</li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
};
