import { useMemo, useState } from 'react';
import { planOf } from '#domain/coach/coach-plan.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { PlanSigns } from '#panels/coach-plan/plan-signs.tsx';
import { SeatGrid } from '#panels/coach-plan/seat-grid.tsx';
import { type SeatAppearance, seatName } from '#panels/coach-plan/seat-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CoachFacts, Stacked } from './coach-facts.tsx';
import * as styles from './passengers-coach.css.ts';

type Props = { readonly map: SeatMap };

const free: SeatAppearance = { is: 'free' };
const chosen: SeatAppearance = { is: 'own', passenger: 0 };
const noAmounts: ReadonlyMap<string, number> = new Map();

const noCoach = () => null;

/** An empty coach in the drawing passengers choose their seats in, and what each place is called there. */
export const PassengersCoach = ({ map }: Props) => {
  const words = useWords();
  const { say } = words;
  const [pressed, press] = useState<string | null>(null);
  const { coach } = map;
  const plan = useMemo(() => planOf(coach), [coach]);
  const appearances = useMemo(
    () => new Map(coach.places.map(({ number }) => [number, number === pressed ? chosen : free])),
    [coach, pressed],
  );
  const place = coach.places.find(({ number }) => number === pressed);
  return (
    <div className={styles.coach}>
      <Stacked plan={plan} />
      <SeatGrid
        map={map}
        plan={plan}
        appearances={appearances}
        amounts={noAmounts}
        moves="all"
        rests="no"
        onPress={(seat) => {
          press(seat === pressed ? null : seat);
          return seat;
        }}
        onUndo={() => {
          press(null);
          return null;
        }}
        onCoach={noCoach}
      />
      <output className={styles.heard}>
        {place === undefined
          ? say('catalogue.coach.press')
          : say('catalogue.coach.heard', { place: seatName(place, free, null, words) })}
      </output>
      <PlanSigns
        coach={coach}
        signs={[
          { appearance: 'free', name: say('seat-map.legend.free'), inside: null },
          { appearance: 'own', name: say('seat-map.legend.own'), inside: <CheckIcon /> },
        ]}
      />
      <CoachFacts coach={coach} />
    </div>
  );
};
