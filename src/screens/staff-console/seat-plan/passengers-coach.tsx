import { useMemo, useState } from 'react';
import { planOf } from '#domain/coach/coach-plan.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { PlanSigns } from '#panels/coach-plan/plan-signs.tsx';
import { SeatGrid } from '#panels/coach-plan/seat-grid.tsx';
import { type SeatLook, seatName } from '#panels/coach-plan/seat-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CoachTold, Stacked } from './coach-told.tsx';
import * as styles from './passengers-coach.css.ts';

type Own = { readonly map: SeatMap };

const free: SeatLook = { is: 'free' };
const chosen: SeatLook = { is: 'own', passenger: 0 };
const noAmounts: ReadonlyMap<string, number> = new Map();

const noCoach = () => null;

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
  const place = coach.places.find(({ number }) => number === pressed);
  return (
    <div className={styles.coach}>
      <Stacked plan={plan} />
      <SeatGrid
        map={map}
        plan={plan}
        looks={looks}
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
        told={[
          { look: 'free', name: say('seat-map.legend.free'), inside: null },
          { look: 'own', name: say('seat-map.legend.own'), inside: <CheckIcon /> },
        ]}
      />
      <CoachTold coach={coach} />
    </div>
  );
};
