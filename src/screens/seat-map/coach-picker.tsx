import { useId } from 'react';
import { coachNameOf } from '#domain/coach/coach-name.ts';
import { soldClassesOf } from '#domain/coach/sold-classes.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { coachText } from '#i18n/coach-text.ts';
import type { Words } from '#i18n/words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Option } from './option.tsx';
import { coach as coachClass, inTrainOrder, legend, quiet, strong } from './seat-map.css.ts';

type Props = {
  readonly maps: readonly SeatMap[];
  readonly chosen: number | null;
  readonly onChoose: (coach: number) => void;
};

const classesText = ({ coach }: SeatMap, words: Words): string => {
  if (coach.places.length === 0) return words.say('seat-map.coach.dining');
  return soldClassesOf(coach)
    .map((code) => cabinName(code, words))
    .join(' + ');
};

const freeText = ({ coach, isOnSale, free }: SeatMap, { say }: Words): string => {
  if (coach.places.length === 0) return '';
  return isOnSale ? say('seat-map.coach.free', { count: free }) : say('seat-map.coach.closed');
};

/** The coaches in the order in which they run, each with what is left in it. */
export const CoachPicker = ({ maps, chosen, onChoose }: Props) => {
  const words = useWords();
  const group = useId();
  return (
    <fieldset>
      <legend className={legend}>{words.say('seat-map.coaches')}</legend>
      <div className={inTrainOrder} dir="ltr">
        {maps.map((map) => (
          <Option
            key={map.coachId}
            name={group}
            className={coachClass}
            isOn={map.index === chosen}
            onChoose={() => onChoose(map.index)}
          >
            <bdi className={strong}>
              {words.say('seat-map.coach', { coach: coachText(coachNameOf(map.index, map.name), words) })}
            </bdi>
            <bdi>{classesText(map, words)}</bdi>
            <bdi className={quiet}>{freeText(map, words)}</bdi>
          </Option>
        ))}
      </div>
    </fieldset>
  );
};
