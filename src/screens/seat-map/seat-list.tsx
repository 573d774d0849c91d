import type { Place } from '#domain/coach.ts';
import { type FreeGroupName, freeGroups } from '#domain/free-groups.ts';
import type { SeatMap } from '#domain/seat-map.ts';
import type { SeatStanding } from '#domain/seat-standing.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useWords } from '#ui/words-context.ts';
import { bench as benchClass, groups, part, places, reasons } from './seat-map.css.ts';
import { joined, placeParts, type SeatLook, seatName } from './seat-words.ts';

type Own = {
  readonly map: SeatMap;
  readonly standings: ReadonlyMap<string, SeatStanding>;
  readonly looks: ReadonlyMap<string, SeatLook>;
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

const costText = (amount: number | undefined, words: Words): string | null =>
  amount === undefined ? null : moneyText(amount, words);

const Seat = ({
  place,
  amounts,
  rests,
  onPress,
}: Pick<Own, 'amounts' | 'onPress' | 'rests'> & { place: Place }) => {
  const words = useWords();
  return (
    <Button
      why={rests === 'yes' ? words.say('seat-map.wait') : null}
      reason="heard"
      onClick={() => onPress(place.number)}
    >
      {joined([...placeParts(place, words), costText(amounts.get(place.number), words)], words)}
    </Button>
  );
};

/** The same coach as a list: what is free, in groups of what is alike, and why the rest is not. */
export const SeatList = ({ map, standings, looks, amounts, seatless, rests, onPress }: Own) => {
  const words = useWords();
  const { say } = words;
  const found = freeGroups(map.coach.places, standings, Math.max(1, seatless));
  const refused = map.coach.places.filter(({ number }) => standings.get(number)?.kind === 'refused');
  return (
    <div className={groups}>
      {found.length === 0 ? <p>{say('seat-map.list.none')}</p> : null}
      {found.map(({ name, benches }) => (
        <section key={name} className={part}>
          <h3>{groupText(name, benches[0]?.length ?? 0, words)}</h3>
          <ul className={places}>
            {benches.map((bench) => (
              <li key={bench[0]?.number} className={bench.length > 1 ? benchClass : undefined}>
                {bench.map((place) => (
                  <Seat key={place.number} place={place} amounts={amounts} rests={rests} onPress={onPress} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {refused.length === 0 ? null : (
        <Disclosure summary={say('seat-map.list.refused', { count: refused.length })}>
          <ul className={reasons}>
            {refused.map((place) => (
              <li key={place.number}>
                {seatName(place, looks.get(place.number) ?? { is: 'sold', neighbour: null }, null, words)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
};
