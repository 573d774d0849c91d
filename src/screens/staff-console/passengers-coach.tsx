import { useMemo, useState } from 'react';
import { cabinClasses } from '#domain/cabin-class.ts';
import type { CoachTemplate, Place } from '#domain/coach.ts';
import { planOf } from '#domain/coach-plan.ts';
import type { SeatMap } from '#domain/seat-map.ts';
import { stackedPlaces } from '#domain/stacked-places.ts';
import { isWheelchairPlace } from '#domain/wheelchair-place.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { PlanSigns } from '#panels/coach-plan/plan-signs.tsx';
import { SeatGrid } from '#panels/coach-plan/seat-grid.tsx';
import { type SeatLook, seatName } from '#panels/coach-plan/seat-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './passengers-coach.css.ts';

type Own = { readonly map: SeatMap };

const free: SeatLook = { is: 'free' };
const chosen: SeatLook = { is: 'own', passenger: 0 };
const noAmounts: ReadonlyMap<string, number> = new Map();

const noCoach = () => null;

type Fact = readonly [what: string, value: string];

const factsOf = ({ places }: CoachTemplate, words: Words): readonly Fact[] => {
  const { say, language } = words;
  const told = (what: string, are: (place: Place) => boolean): readonly Fact[] => {
    const count = places.filter(are).length;
    return count === 0 ? [] : [[what, numberText(count, language)]];
  };
  return [
    [say('catalogue.coach.places'), numberText(places.length, language)],
    ...cabinClasses
      .filter((code) => code !== 'DSB')
      .flatMap((code) => told(cabinName(code, words), ({ cabinClass }) => cabinClass === code)),
    ...told(say('catalogue.coach.wheelchair'), isWheelchairPlace),
    ...told(say('catalogue.coach.forward'), ({ facing }) => facing === 'forward'),
    ...told(say('catalogue.coach.backward'), ({ facing }) => facing === 'backward'),
    ...told(say('catalogue.coach.table'), ({ properties }) => properties.includes('table')),
    ...told(say('catalogue.coach.pet'), ({ properties }) => properties.includes('pet')),
  ];
};

/** An empty coach in the drawing passengers choose their seats in, and what each place is called there. */
export const PassengersCoach = ({ map }: Own) => {
  const words = useWords();
  const { say } = words;
  const [pressed, press] = useState<string | null>(null);
  const { coach } = map;
  const plan = useMemo(() => planOf(coach), [coach]);
  const looks = useMemo(
    () => new Map(coach.places.map(({ number }) => [number, number === pressed ? chosen : free])),
    [coach, pressed],
  );
  const stacked = useMemo(() => stackedPlaces(plan), [plan]);
  const place = coach.places.find(({ number }) => number === pressed);
  return (
    <div className={styles.coach}>
      {stacked === null ? null : (
        <Notice variant="warning" heard="in-turn" title={say('catalogue.plan.stacked')}>
          <p>{say('catalogue.plan.stacked.text', { under: stacked[0].number, above: stacked[1].number })}</p>
        </Notice>
      )}
      <SeatGrid
        map={map}
        plan={plan}
        looks={looks}
        amounts={noAmounts}
        moves="all"
        rests="no"
        onPress={(seat) => press(seat === pressed ? null : seat)}
        onUndo={() => press(null)}
        onCoach={noCoach}
      />
      <output className={styles.heard}>
        {place === undefined
          ? say('catalogue.coach.press')
          : say('catalogue.coach.heard', { place: seatName(place, free, null, words) })}
      </output>
      <PlanSigns
        coach={coach}
        told={[
          { look: 'free', name: say('seat-map.legend.free'), inside: null },
          { look: 'own', name: say('seat-map.legend.own'), inside: <CheckIcon /> },
        ]}
      />
      <FactsList facts={factsOf(coach, words)} />
      <Disclosure summary={say('catalogue.coach.list', { count: coach.places.length })}>
        <ol className={styles.places}>
          {coach.places.map((each) => (
            <li key={each.number}>{seatName(each, free, null, words)}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
};
