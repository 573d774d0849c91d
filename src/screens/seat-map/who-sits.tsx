import { useId } from 'react';
import { coachNameOf } from '#domain/coach/coach-name.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { coachOfId } from '#domain/values/run-id.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { coachText } from '#i18n/coach-text.ts';
import type { Words } from '#i18n/words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Option } from './option.tsx';
import type { Rider } from './rider.ts';
import { legend, line, options, quiet, strong } from './seat-map.css.ts';

type Props = {
  readonly riders: readonly Rider[];
  readonly inTurn: Rider | null;
  /** Of this train. */
  readonly held: readonly HeldSeat[];
  readonly onPick: (rider: Rider) => void;
};

const nameOf = ({ passenger, draft, who }: Rider, { say }: Words): string => {
  const number = passenger + 1;
  const name = `${draft.firstName} ${draft.lastName}`.trim();
  if (who.occupant === 'pet') return say('seat-map.passenger.pet', { number });
  return name === ''
    ? say('seat-map.passenger', { number })
    : say('seat-map.passenger.named', { number, name });
};

const SeatText = ({ seat }: { readonly seat: HeldSeat | undefined }) => {
  const words = useWords();
  const { say } = words;
  if (seat === undefined) return say('seat-map.seatless');
  const coach = coachText(coachNameOf(coachOfId(seat.coachId), seat.coachName), words);
  if (seat.cabinClass === 'N') return say('seat-map.seat-of.unnumbered', { coach });
  return (
    <>
      {say('seat-map.seat-of', { coach, seat: seat.seat })}
      {say('seat-map.separator')}
      {cabinName(seat.cabinClass, words)}
    </>
  );
};

/** Whose seat is being chosen, and who sits where already. Where there is one traveller there is nothing to choose. */
export const WhoSits = ({ riders, inTurn, held, onPick }: Props) => {
  const words = useWords();
  const group = useId();
  const seatOf = ({ passenger }: Rider) => (
    <span className={quiet}>
      <SeatText seat={held.find((each) => each.passenger === passenger)} />
    </span>
  );
  const [first, ...others] = riders;
  if (first !== undefined && others.length === 0) {
    return (
      <div className={line}>
        <bdi className={strong}>{nameOf(first, words)}</bdi>
        {seatOf(first)}
      </div>
    );
  }
  return (
    <fieldset>
      <legend className={legend}>{words.say('seat-map.who')}</legend>
      <div className={options}>
        {riders.map((rider) => (
          <Option
            key={rider.passenger}
            name={group}
            isOn={rider.passenger === inTurn?.passenger}
            onChoose={() => onPick(rider)}
          >
            <bdi className={strong}>{nameOf(rider, words)}</bdi>
            {seatOf(rider)}
          </Option>
        ))}
      </div>
    </fieldset>
  );
};
