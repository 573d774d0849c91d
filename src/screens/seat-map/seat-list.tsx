import type { Place } from '#domain/coach/coach.ts';
import { type FreeGroupName, freeGroups } from '#domain/seat/free-groups.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { SeatStatus } from '#domain/seat/seat-status.ts';
import type { Words } from '#i18n/words.ts';
import {
  type CoachClasses,
  classesOf,
  type SeatAppearance,
  seatName,
} from '#panels/coach-plan/seat-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { bench as benchClass, groups, part, places, reasons } from './seat-map.css.ts';

type Props = {
  readonly map: SeatMap;
  readonly statuses: ReadonlyMap<string, SeatStatus>;
  readonly appearances: ReadonlyMap<string, SeatAppearance>;
  readonly amounts: ReadonlyMap<string, number>;
  /** How many still look for a seat in this train. */
  readonly seatless: number;
  readonly rests: 'no' | 'yes';
  readonly onPress: (seat: string) => void;
};

const groupText = (name: FreeGroupName, count: number, { say }: Words): string => {
  switch (name) {
    case 'together':
      return say('seat-map.group.together', { count });
    case 'wheelchair':
      return say('seat-map.group.wheelchair');
    case 'lower-berth':
      return say('seat-map.group.lower-berth');
    case 'middle-berth':
      return say('seat-map.group.middle-berth');
    case 'upper-berth':
      return say('seat-map.group.upper-berth');
    case 'table':
      return say('seat-map.group.table');
    case 'window':
      return say('seat-map.group.window');
    case 'aisle':
      return say('seat-map.group.aisle');
    case 'other':
      return say('seat-map.group.other');
  }
};

const sold: SeatAppearance = { is: 'sold', neighbour: null };

type Benches = Pick<Props, 'amounts' | 'appearances' | 'onPress' | 'rests'> & {
  readonly title: string;
  readonly coach: CoachClasses;
  readonly benches: readonly (readonly Place[])[];
};

const Group = ({ title, coach, benches, appearances, amounts, rests, onPress }: Benches) => {
  const words = useWords();
  return (
    <section className={part}>
      <h3>{title}</h3>
      <ul className={places}>
        {benches.map((bench) => (
          <li key={bench[0]?.number} className={bench.length > 1 ? benchClass : undefined}>
            {bench.map((place) => (
              <Button
                key={place.number}
                why={rests === 'yes' ? words.say('seat-map.wait') : null}
                reason="heard"
                onClick={() => onPress(place.number)}
              >
                {seatName(
                  place,
                  appearances.get(place.number) ?? sold,
                  amounts.get(place.number) ?? null,
                  words,
                  coach,
                )}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The same coach as a list: what is one's own, what is free, in groups of what is alike, and why the rest is not. */
export const SeatList = ({ map, statuses, appearances, amounts, seatless, rests, onPress }: Props) => {
  const words = useWords();
  const { say } = words;
  const found = freeGroups(map.coach.places, statuses, Math.max(1, seatless));
  const placesThat = (are: SeatStatus['kind']) =>
    map.coach.places.filter(({ number }) => statuses.get(number)?.kind === are);
  const own = placesThat('own');
  const refused = placesThat('refused');
  const coach = classesOf(map.coach);
  const pressed = { coach, appearances, amounts, rests, onPress };
  return (
    <div className={groups}>
      {own.length === 0 ? null : (
        <Group title={say('seat-map.legend.own')} benches={own.map((place) => [place])} {...pressed} />
      )}
      {found.length === 0 ? <p>{say('seat-map.list.none')}</p> : null}
      {found.map(({ name, benches }) => (
        <Group
          key={name}
          title={groupText(name, benches[0]?.length ?? 0, words)}
          benches={benches}
          {...pressed}
        />
      ))}
      {refused.length === 0 ? null : (
        <Disclosure summary={say('seat-map.list.refused', { count: refused.length })}>
          <ul className={reasons}>
            {refused.map((place) => (
              <li key={place.number}>
                {seatName(place, appearances.get(place.number) ?? sold, null, words, coach)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
};
