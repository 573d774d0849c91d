import { type Ref, useId } from 'react';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { hoursText } from '#i18n/hours-text.ts';
import type { Words } from '#i18n/words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Option } from './option.tsx';
import { isIn, type Ride } from './ride.ts';
import { legend, options, quiet, strong } from './seat-map.css.ts';

type Props = {
  readonly rides: readonly Ride[];
  readonly chosen: number;
  readonly held: readonly HeldSeat[];
  readonly riders: number;
  readonly onChoose: (train: number) => void;
  /** Holds a choice for each train, in their order. */
  readonly ref: Ref<HTMLFieldSetElement>;
};

const nameOf = (ride: Ride, rides: readonly Ride[], { say }: Words): string => {
  const direction = ride.direction === 'outward' ? say('seat-map.train.outward') : say('seat-map.train.back');
  const isAlone = rides.filter((other) => other.direction === ride.direction).length === 1;
  return isAlone ? direction : say('seat-map.train.leg', { direction, leg: ride.leg + 1 });
};

/** In which of the trains seats are being chosen. A journey in one train has nothing to choose. */
export const TrainPicker = ({ rides, chosen, held, riders, onChoose, ref }: Props) => {
  const words = useWords();
  const { say } = words;
  const group = useId();
  if (rides.length < 2) return null;
  return (
    <fieldset ref={ref}>
      <legend className={legend}>{say('seat-map.trains')}</legend>
      <div className={options}>
        {rides.map((ride, index) => (
          <Option
            key={`${ride.direction} ${ride.leg}`}
            name={group}
            isOn={index === chosen}
            onChoose={() => onChoose(index)}
          >
            <span className={strong}>{nameOf(ride, rides, words)}</span>
            <span>
              <bdi>{ride.train.name}</bdi> {hoursText(ride.train.departure, ride.train.arrival, words)}
            </span>
            <span className={quiet}>
              {say('seat-map.train.seated', { seated: held.filter(isIn(ride)).length, needed: riders })}
            </span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
};
