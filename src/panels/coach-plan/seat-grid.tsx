import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { coachNameOf } from '#domain/coach/coach-name.ts';
import type { CoachPlan, PlannedSeat, PlannedThing } from '#domain/coach/coach-plan.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { coachText } from '#i18n/coach-text.ts';
import { afterPaint } from '#ui/hooks/after-paint.ts';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { LuggageIcon } from '#ui/icons/luggage-icon.tsx';
import { ToiletIcon } from '#ui/icons/toilet-icon.tsx';
import { WheelchairIcon } from '#ui/icons/wheelchair-icon.tsx';
import { from } from '#ui/theme/breakpoints.ts';
import { classes } from '#ui/theme/classes.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { type Lie, rowsOf, seatByKey } from './plan-keys.ts';
import { SeatCell } from './seat-cell.tsx';
import {
  ahead,
  atAcross,
  atAlong,
  drawing,
  heading,
  ofBreadth,
  ofLength,
  row as rowClass,
  scroller,
  things as thingClasses,
  whole,
} from './seat-grid.css.ts';
import { classesOf, type SeatAppearance } from './seat-words.ts';

type Props = {
  readonly map: SeatMap;
  readonly plan: CoachPlan;
  readonly appearances: ReadonlyMap<string, SeatAppearance>;
  readonly amounts: ReadonlyMap<string, number>;
  readonly moves: 'all' | 'free';
  /** Nothing may be chosen while the last wish is under way. */
  readonly rests: 'no' | 'yes';
  /** Gives what the place is called from now on. */
  readonly onPress: (seat: string) => string;
  readonly onUndo: () => string | null;
  /** Gives the coach that is looked at next; null where the train ends. */
  readonly onCoach: (step: -1 | 1) => number | null;
};

const defaultAppearance: SeatAppearance = { is: 'free' };

const isBarred = ({ is }: SeatAppearance) => is === 'sold' || is === 'refused';

const Thing = ({ thing: { kind, along, across, length, breadth } }: { readonly thing: PlannedThing }) => (
  <div
    aria-hidden="true"
    className={classes(
      thingClasses[kind],
      atAlong[along],
      atAcross[across],
      ofLength[length],
      ofBreadth[breadth],
    )}
  >
    {kind === 'toilet' ? <ToiletIcon /> : null}
    {kind === 'luggage' ? <LuggageIcon /> : null}
    {kind === 'accessible-toilet' ? <WheelchairIcon /> : null}
  </div>
);

const seatUnder = (target: EventTarget): string | null => {
  const cell = target instanceof Element ? target.closest('[data-seat]') : null;
  return cell instanceof HTMLElement ? (cell.dataset.seat ?? null) : null;
};

/** Where the grid is entered: where the reader was, else the first seat that can be had. */
const entryOf = (
  seats: readonly PlannedSeat[],
  appearances: ReadonlyMap<string, SeatAppearance>,
  last: string | null,
): PlannedSeat | null => {
  const looking = (...kinds: readonly SeatAppearance['is'][]) =>
    seats.find(({ place }) => kinds.includes(appearances.get(place.number)?.is ?? 'free'));
  return (
    seats.find(({ place }) => place.number === last) ?? looking('own') ?? looking('free') ?? seats[0] ?? null
  );
};

/** The drawing of a coach. One stop of Tab; arrows move as the seats stand; Tab leaves, always. */
export const SeatGrid = ({
  map,
  plan,
  appearances,
  amounts,
  moves,
  rests,
  onPress,
  onUndo,
  onCoach,
}: Props) => {
  const words = useWords();
  const lie: Lie = useMedia(from.desk) ? 'lying' : 'upright';
  const grid = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [stood, setStood] = useState<string | null>(null);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  // A window that was turned round draws the seats anew: whoever stood at one stands there again.
  const [stoodIn, setStoodIn] = useState<Lie | null>(null);
  const isTurned = stoodIn !== null && stoodIn !== lie;
  const stop = isTurned || turnedTo === map.coachId ? 'taken' : 'here';
  const coach = classesOf(map.coach);
  const rows = useMemo(() => rowsOf(plan.seats, lie), [plan, lie]);
  const here = entryOf(plan.seats, appearances, stood);
  const focusOn = (seat: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(seat)}"]`)?.focus();
  const goTo = (seat: PlannedSeat) => {
    setStood(seat.place.number);
    focusOn(seat.place.number);
  };
  const turn = (step: -1 | 1) => {
    const next = onCoach(step);
    if (next !== null) setTurnedTo(next);
  };
  const follow = (seat: string, now: string) => {
    setStood(now);
    if (now !== seat) setTurnedTo(map.coachId);
  };
  const choose = () => here !== null && follow(here.place.number, onPress(here.place.number));
  const undo = () => {
    const now = onUndo();
    if (here !== null && now !== null) follow(here.place.number, now);
  };
  const actions: Readonly<Record<string, () => void>> = {
    Enter: choose,
    ' ': choose,
    Escape: undo,
    PageUp: () => turn(-1),
    PageDown: () => turn(1),
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || here === null) return;
    const open =
      moves === 'free'
        ? plan.seats.filter(({ place }) => !isBarred(appearances.get(place.number) ?? defaultAppearance))
        : plan.seats;
    const next = seatByKey(event, here, open, lie);
    const act = actions[event.key];
    if (next === null && act === undefined) return;
    event.preventDefault();
    if (next === null) act?.();
    else goTo(next);
  };
  const click = ({ target }: MouseEvent<HTMLElement>) => {
    const seat = seatUnder(target);
    if (seat === null) return;
    afterPaint(target instanceof Element ? target.closest('[data-seat]') : null, () => {
      follow(seat, onPress(seat));
    });
  };
  return (
    <div data-lies={lie} className={whole}>
      <p className={heading} dir="ltr">
        <span className={ahead}>
          <ArrowIcon />
        </span>
        <bdi>{words.say('seat-map.heading')}</bdi>
      </p>
      <div className={scroller}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing of seats is no table */}
        <div
          ref={grid}
          role="grid"
          dir="ltr"
          className={drawing}
          aria-label={words.say('seat-map.plan', {
            coach: coachText(coachNameOf(map.index, map.name), words),
          })}
          aria-describedby={keys}
          aria-multiselectable="true"
          aria-disabled={rests === 'yes' ? true : undefined}
          tabIndex={-1}
          onKeyDown={press}
          onFocus={({ target }) => {
            setStood(seatUnder(target) ?? stood);
            setStoodIn(lie);
          }}
          onBlur={() => {
            setTurnedTo(null);
            setStoodIn(null);
          }}
          onClick={click}
        >
          {plan.things.map((thing) => (
            <Thing key={`${thing.kind} ${thing.along} ${thing.across}`} thing={thing} />
          ))}
          {rows.map((seats) => (
            // biome-ignore lint/a11y: a line of a drawing is no row of a table, and only its seats take the focus
            <div key={seats[0]?.place.number} role="row" className={rowClass}>
              {seats.map((seat) => (
                <SeatCell
                  key={seat.place.number}
                  seat={seat}
                  appearance={appearances.get(seat.place.number) ?? defaultAppearance}
                  amount={amounts.get(seat.place.number) ?? null}
                  coach={coach}
                  stop={seat === here ? stop : 'passed'}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span id={keys}>{words.say('seat-map.plan.keys')}</span>
      </VisuallyHidden>
    </div>
  );
};
