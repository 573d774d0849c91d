import { useState } from 'react';
import { SeatGrid } from '#panels/coach-plan/seat-grid.tsx';
import { Chip } from '#ui/buttons/chip.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { SeatLegend } from './seat-legend.tsx';
import { SeatList } from './seat-list.tsx';
import { keysOnly, part } from './seat-map.css.ts';
import { isUncharted, Uncharted } from './uncharted.tsx';
import { type LookedAt, useCoach } from './use-coach.ts';

/** One coach as a plan and as a list: two views of the same seats. */
export const CoachView = (looked: LookedAt) => {
  const { say } = useWords();
  const [view, setView] = useState('plan');
  const [moves, setMoves] = useState<'all' | 'free'>('all');
  const coach = useCoach(looked);
  const { seating, rider } = looked;
  const { map, statuses, appearances, amounts, drawing, held } = coach;
  const press = (seat: string) => {
    const place = map.coach.places.find(({ number }) => number === seat);
    if (place === undefined || seating.rests === 'yes') return;
    switch (statuses.get(seat)?.kind) {
      case 'own':
        seating.giveBack(held.filter((each) => each.seat === seat));
        return;
      case 'free':
        seating.choose(place, map, rider);
        return;
      default:
        seating.explain(place);
    }
  };
  const turn = (step: -1 | 1): number | null => {
    const at = seating.maps.indexOf(looked.map);
    const onward = step === 1 ? seating.maps.slice(at + 1) : seating.maps.slice(0, at).toReversed();
    const next = onward.find((each) => !isUncharted(each));
    if (next === undefined) return null;
    seating.chooseCoach(next.index);
    return next.coachId;
  };
  if (isUncharted(map)) {
    return (
      <Uncharted map={map} seatless={seating.seatless} rests={seating.rests} onKeep={seating.keepPlaces} />
    );
  }
  return (
    <div className={part}>
      <Tabs
        name={say('seat-map.view')}
        chosen={view}
        onChoose={setView}
        tabs={[
          {
            key: 'plan',
            name: say('seat-map.view.plan'),
            content: (
              <div className={part}>
                <div className={keysOnly}>
                  <Chip isOn={moves === 'free'} onToggle={() => setMoves(moves === 'free' ? 'all' : 'free')}>
                    {say('seat-map.only-free')}
                  </Chip>
                </div>
                <SeatGrid
                  map={map}
                  plan={drawing}
                  appearances={appearances}
                  amounts={amounts}
                  moves={moves}
                  rests={seating.rests}
                  onPress={(seat) => {
                    press(seat);
                    return seat;
                  }}
                  onUndo={() => {
                    seating.undo();
                    return null;
                  }}
                  onCoach={turn}
                />
                <SeatLegend map={map} />
              </div>
            ),
          },
          {
            key: 'list',
            name: say('seat-map.view.list'),
            content: (
              <SeatList
                map={map}
                statuses={statuses}
                appearances={appearances}
                amounts={amounts}
                seatless={seating.seatless}
                rests={seating.rests}
                onPress={press}
              />
            ),
          },
        ]}
      />
    </div>
  );
};
