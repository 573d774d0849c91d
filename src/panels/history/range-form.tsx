import { type FormEvent, useState } from 'react';
import { isOpenList } from '#domain/booking/history-lists.ts';
import {
  type Days,
  type HistoryPlace,
  historyAddress,
  historyNames,
  listsOn,
  parseDays,
  weekAfter,
  weekBefore,
  weekUntil,
} from '#domain/booking/history-view.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { RangeProblem } from '#domain/time/date-range.ts';
import { textIn } from '#panels/text-in.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { DayField } from '#ui/fields/day-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import type { HistoryRead } from './history.flow.ts';
import { problemText } from './problem-text.ts';
import { fieldIds, type RangeField } from './range-fields.ts';
import * as styles from './range-form.css.ts';
import { RangePicker } from './range-picker.tsx';

type Props = {
  readonly place: HistoryPlace;
  readonly read: HistoryRead;
  readonly onDays: (days: Days) => void;
};

type Judged = { readonly of: HistoryRead; readonly problems: readonly RangeProblem[] };

/** In which days it is looked: typed, picked, or a week earlier or later. Before any script runs it goes as it is. */
export const RangeForm = ({ place, read, onDays }: Props) => {
  const words = useWords();
  const { say } = words;
  const [judged, setJudged] = useState<Judged | null>(null);
  const [tries, countTry] = useState(0);
  const [picking, setPicking] = useState<RangeField | null>(null);
  const { view, days, named, entered, today } = read;
  const isAnyCurrent = listsOn[place](view).some(isOpenList);
  const isWhole = named === null && read.problems.length === 0 && listsOn[place](view).every(isOpenList);
  const problems = judged?.of === read ? judged.problems : read.problems;
  const problemOf = (field: RangeField) => {
    const found = problems.find((problem) => problem.field === field);
    return found === undefined ? null : problemText(found, today, words);
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parsed = parseDays(textIn(form, historyNames.first), textIn(form, historyNames.last));
    setJudged({ of: read, problems: parsed.problems });
    countTry(tries + 1);
    if (parsed.days !== null) onDays(parsed.days);
  };
  const before = isWhole ? weekUntil(today) : days && weekBefore(days);
  const after = days && days.last < today ? weekAfter(days) : null;
  const kept = new URLSearchParams(historyAddress(place, { view, days: null }).split('?')[1]);
  const day = (field: RangeField, label: string) => (
    <DayField
      id={fieldIds[field]}
      name={historyNames[field]}
      label={label}
      problem={problemOf(field)}
      entered={entered[field]}
      onPick={() => setPicking(field)}
    />
  );
  return (
    <form
      method="get"
      action={addresses[place].path}
      aria-label={say('history.range')}
      className={styles.form}
      noValidate
      onSubmit={show}
    >
      <ErrorSummary
        submit={tries}
        problems={problems.map((problem) => ({
          fieldId: fieldIds[problem.field],
          text: problemText(problem, today, words),
        }))}
      />
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.days}>
        {day('first', say('history.first'))}
        {day('last', say('history.last'))}
      </div>
      <Ways>
        <Button type="submit">{say('history.show')}</Button>
        {before === null ? null : (
          <LinkButton href={historyAddress(place, { view, days: before })}>
            {isWhole ? say('history.week.last') : say('history.week.before')}
          </LinkButton>
        )}
        {after === null ? null : (
          <LinkButton href={historyAddress(place, { view, days: after })}>
            {say('history.week.after')}
          </LinkButton>
        )}
        {isAnyCurrent && named !== null ? (
          <LinkButton href={historyAddress(place, { view, days: null })}>
            {say('history.whole.show')}
          </LinkButton>
        ) : null}
      </Ways>
      <RangePicker field={picking} today={today} onDone={() => setPicking(null)} />
    </form>
  );
};
