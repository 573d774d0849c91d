import { type FormEvent, type SyntheticEvent, useState } from 'react';
import type { TripInput } from '#domain/journey/trip-input.ts';
import { oneWayValue, roundTripValue, tripNames } from '#domain/journey/trip-query.ts';
import type { TripField } from '#domain/journey/trip-rules.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { useStations } from '#panels/stations.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DayField } from '#ui/fields/day-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { SwapIcon } from '#ui/icons/swap-icon.tsx';
import { CountField } from './count-field.tsx';
import type { LiveSearch } from './live-search.tsx';
import { PopularStations, popularId } from './popular-stations.tsx';
import { inputOf, type NamedThrough, type TripProblem, tripFieldIds, type Wished } from './trip-fields.ts';
import * as styles from './trip-search.css.ts';

type Live = {
  readonly parts: LiveSearch;
  readonly form: HTMLFormElement;
};

type Props = {
  /** What stands in the fields at first. */
  readonly entered: TripInput;
  readonly today: TravelDay;
  /** What was found wrong before a script was there. */
  readonly problems?: readonly TripProblem[];
  /** Null where the form goes its own way. */
  readonly onWish: ((wished: Wished) => void) | null;
};

type Judged = {
  readonly problems: readonly TripProblem[];
  readonly through: NamedThrough | null;
  readonly submit: number;
};

const noProblems: readonly TripProblem[] = [];

const swap = ({ currentTarget: { form } }: SyntheticEvent<HTMLButtonElement>) => {
  const [from, to] = [inputOf(form, 'from'), inputOf(form, 'to')];
  if (!from || !to) return;
  [from.value, to.value] = [to.value, from.value];
  // There is nothing to turn round before one of them is chosen.
  if (!from.value && !to.value) from.focus();
};

/** Where from, where to, when and with whom: the server answers the form as it is, and a script makes it easier. */
export const TripSearch = ({ entered, today, problems: initialProblems = noProblems, onWish }: Props) => {
  const words = useWords();
  const { say } = words;
  const { book, load: loadBook } = useStations();
  const [live, setLive] = useState<Live | null>(null);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [picking, setPicking] = useState<'outward' | 'back' | null>(null);
  const problems = judged?.problems ?? initialProblems;
  const problemOf = (field: TripField) => problems.find((problem) => problem.field === field)?.text ?? null;

  const activate = (form: HTMLFormElement) => {
    loadBook();
    // Without what makes it easier the form still goes to the server.
    if (live === null) {
      import('./live-search.tsx').then(({ live: parts }) => setLive({ parts, form })).catch(() => undefined);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (live === null || book === null || onWish === null) return;
    event.preventDefault();
    const { wished, ...found } = live.parts.judge(event.currentTarget, { book, today, words });
    setJudged({ ...found, submit: (judged?.submit ?? 0) + 1 });
    if (wished !== null) onWish(wished);
  };

  const station = (field: 'from' | 'to', label: string) => (
    <div className={styles.station}>
      <TextField
        id={tripFieldIds[field]}
        name={tripNames[field]}
        label={label}
        problem={problemOf(field)}
        defaultValue={entered[field]}
        placeholder={say('trip.station')}
        list={popularId}
        autoComplete="off"
        spellCheck={false}
      />
      {live && book ? <live.parts.StationList field={field} form={live.form} book={book} /> : null}
    </div>
  );
  const day = (field: 'outward' | 'back', label: string) => (
    <DayField
      id={tripFieldIds[field]}
      name={tripNames[field]}
      label={label}
      problem={problemOf(field)}
      entered={entered[field]}
      onPick={() => setPicking(field)}
    />
  );
  return (
    <form
      method="get"
      action={addresses['journey-list'].path}
      aria-label={say('trip.name')}
      className={styles.form}
      noValidate
      ref={(form) => {
        // Whoever was in a field before the page came to life has told it already.
        if (live === null && form?.contains(document.activeElement)) activate(form);
      }}
      onFocus={({ currentTarget }) => activate(currentTarget)}
      onPointerEnter={({ currentTarget }) => activate(currentTarget)}
      onSubmit={submit}
    >
      {live && judged ? <live.parts.Summary {...judged} /> : null}
      {live && judged?.through ? <live.parts.ThroughLinks through={judged.through} /> : null}
      <fieldset className={styles.ways}>
        <legend className={styles.legend}>{say('trip.way')}</legend>
        {([oneWayValue, roundTripValue] as const).map((way) => (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name={tripNames.way}
              value={way}
              defaultChecked={(way === oneWayValue) === (entered.way === 'one-way')}
              className={styles.dot}
            />
            {way === oneWayValue ? say('trip.way.one') : say('trip.way.both')}
          </label>
        ))}
      </fieldset>
      <div className={styles.places}>
        {station('from', say('trip.from'))}
        <button type="button" className={styles.swap} aria-label={say('trip.swap')} onClick={swap}>
          <SwapIcon />
        </button>
        {station('to', say('trip.to'))}
      </div>
      <div className={styles.days}>
        {day('outward', say('trip.outward'))}
        <div className={styles.back}>{day('back', say('trip.back'))}</div>
      </div>
      <div className={styles.party}>
        <CountField
          field="passengers"
          label={say('trip.passengers')}
          problem={problemOf('passengers')}
          entered={entered.passengers}
          least={1}
          most={book?.maxPassengers}
        />
        <CountField
          field="lapChildren"
          label={say('trip.lap-children')}
          hint={say('trip.lap-children.hint')}
          problem={problemOf('lapChildren')}
          entered={entered.lapChildren}
          least={0}
        />
      </div>
      <div className={styles.go}>
        <Button type="submit" variant="primary" width="full">
          {say('trip.search')}
        </Button>
      </div>
      <PopularStations />
      {live ? (
        <live.parts.DayPicker
          field={picking}
          form={live.form}
          today={today}
          daysOnSale={book?.daysOnSale ?? null}
          onDone={() => setPicking(null)}
        />
      ) : null}
    </form>
  );
};
