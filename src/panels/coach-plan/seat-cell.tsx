import { memo, type ReactNode } from 'react';
import type { Place } from '#domain/coach/coach.ts';
import type { PlannedSeat } from '#domain/coach/coach-plan.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { PawIcon } from '#ui/icons/paw-icon.tsx';
import { UserIcon } from '#ui/icons/user-icon.tsx';
import { WheelchairIcon } from '#ui/icons/wheelchair-icon.tsx';
import { classes } from '#ui/theme/classes.ts';
import { NeighbourSign } from './neighbour-sign.tsx';
import { atAcross, atAlong, beneath, seats, sign } from './seat-grid.css.ts';
import { type CoachClasses, type SeatAppearance, seatName } from './seat-words.ts';

type Props = {
  readonly seat: PlannedSeat;
  readonly appearance: SeatAppearance;
  readonly amount: number | null;
  readonly coach: CoachClasses;
  /** Where the grid is entered; taken where the reader has just come from another coach. */
  readonly stop: 'here' | 'passed' | 'taken';
};

/** What nobody can choose. */
const barred: ReadonlySet<SeatAppearance['is']> = new Set(['seatmate', 'refused', 'sold']);

type Drawn = { readonly place: Place; readonly appearance: SeatAppearance };

const signOf = ({ place, appearance }: Drawn): ReactNode => {
  if (appearance.is === 'own') return <CheckIcon />;
  if (appearance.is === 'refused') return <BarredIcon />;
  if (appearance.is !== 'free') return null;
  if (isWheelchairPlace(place)) return <WheelchairIcon />;
  return place.properties.includes('pet') ? <PawIcon /> : null;
};

const Inside = ({ place, appearance }: Drawn) => {
  switch (appearance.is) {
    case 'seatmate':
      return <UserIcon />;
    case 'sold':
      return appearance.neighbour === null ? <CloseIcon /> : <NeighbourSign gender={appearance.neighbour} />;
    case 'absent':
    case 'asked':
    case 'free':
    case 'own':
    case 'refused':
      return place.number;
  }
};

const takeFocus = (cell: HTMLElement | null) => cell?.focus();

const isSame = (one: SeatAppearance, other: SeatAppearance): boolean =>
  one.is === other.is && JSON.stringify(one) === JSON.stringify(other);

/** One place of the drawing. It is drawn again only when something about it has changed. */
export const SeatCell = memo(
  ({ seat: { place, along, across }, appearance, amount, coach, stop }: Props) => {
    const words = useWords();
    const above = signOf({ place, appearance });
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of a drawn grid is no cell of a table
      <div
        role="gridcell"
        ref={stop === 'taken' ? takeFocus : undefined}
        tabIndex={stop === 'passed' ? -1 : 0}
        className={classes(
          seats[appearance.is],
          atAlong[along],
          atAcross[across],
          above === null ? null : beneath,
        )}
        data-seat={place.number}
        data-faces={place.facing}
        aria-label={seatName(place, appearance, amount, words, coach)}
        aria-selected={appearance.is === 'own'}
        aria-disabled={barred.has(appearance.is) ? true : undefined}
      >
        <Inside place={place} appearance={appearance} />
        {above === null ? null : <span className={sign}>{above}</span>}
      </div>
    );
  },
  (before, now) =>
    before.seat === now.seat &&
    before.stop === now.stop &&
    before.amount === now.amount &&
    before.coach === now.coach &&
    isSame(before.appearance, now.appearance),
);
