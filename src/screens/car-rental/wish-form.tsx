import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { clockText } from '#i18n/clock-text.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import { officesOf, wishOf } from '#machines/car-rental/car-rental.selectors.ts';
import { type RentalActor, useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useJudged } from '#panels/use-judged.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import * as styles from './car-list.css.ts';
import { isProblem, isTrainAsked } from './car-views.ts';
import { DayOfRental } from './day-of-rental.tsx';
import {
  dayOf,
  judgedWish,
  timeOf,
  timesOfDay,
  type WishField,
  wishFields,
  wishShown,
} from './wish-input.ts';
import { wishProblemText } from './wish-words.ts';

type Props = { readonly rental: RentalActor };
type Part = 'dropOff' | 'pickUp';

const nowhere = { pickUpOffice: '', dropOffOffice: '', pickUpAt: 0, dropOffAt: 0 };

/** The clocks of another year may have stood otherwise: times are named as of today. */
const useTimes = (now: number) => {
  const words = useWords();
  const midnight = startOfDay(dayNumberAt(now));
  return timesOfDay.map((time) => ({
    value: String(time),
    label: clockText(midnight + time * minute, words),
  }));
};

/** Where and when a car is fetched and brought back. */
export const WishForm = ({ rental }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const offices = useFlow(rental, officesOf, []);
  const wish = useFlow(rental, wishOf, nowhere);
  const isBusy = useFlow(rental, isProblem, false);
  const isAsked = useFlow(rental, isTrainAsked, false);
  const times = useTimes(now());
  const around = useRef<HTMLFormElement>(null);
  const [shown] = useState(() => wishShown(wish, now()));
  const entered = () => {
    const form = new FormData(around.current ?? undefined);
    return judgedWish((field) => textIn(form, wishFields[field]), offices, now());
  };
  const { problems, worked, isRight } = useJudged(() => {
    const judged = entered();
    return judged.problems.map((problem) => ({
      field: problem.field,
      fieldId: wishFields[problem.field],
      text: wishProblemText(problem, judged.wish, offices, words),
    }));
  });
  const problemAt = (field: WishField) => problems.find((each) => each.field === field)?.text ?? null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRight()) rental.send({ type: 'cars.sought', wish: entered().wish });
  };
  /** What stands in the form outlives a train that fills in the rest, and a reload. */
  const note = () => {
    const noted = { type: 'wish.noted', wish: entered().wish } as const;
    if (rental.getSnapshot().can(noted)) rental.send(noted);
  };
  const leave = (left: FocusEvent<HTMLElement>) => {
    worked.onBlur(left);
    note();
  };
  const officeField = (part: Part, label: string, none: string) => (
    <SelectField
      id={wishFields[`${part}Office`]}
      name={wishFields[`${part}Office`]}
      label={label}
      problem={problemAt(`${part}Office`)}
      defaultValue={shown[`${part}Office`]}
      choices={[{ value: '', label: none }, ...offices.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
  const timeFields = (part: Part, day: string, time: string) => (
    <FieldRow>
      <DayOfRental
        id={wishFields[`${part}Day`]}
        label={day}
        problem={problemAt(`${part}Day`)}
        entered={dayInputText(dayOf(shown[`${part}At`]), words)}
        onPicked={note}
      />
      <SelectField
        id={wishFields[`${part}Time`]}
        name={wishFields[`${part}Time`]}
        label={time}
        defaultValue={String(timeOf(shown[`${part}At`]))}
        choices={times}
      />
    </FieldRow>
  );
  return (
    <form
      ref={around}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={send}
      {...worked}
      onBlur={leave}
    >
      <ErrorSummary submit={0} problems={problems} />
      <CardGroup legend={say('rental.wish.pick-up')}>
        {officeField('pickUp', say('rental.pick-up'), say('rental.wish.choose'))}
        {timeFields('pickUp', say('rental.wish.pick-up-day'), say('rental.wish.pick-up-time'))}
      </CardGroup>
      <CardGroup legend={say('rental.wish.drop-off')}>
        {officeField('dropOff', say('rental.drop-off'), say('rental.wish.same'))}
        {timeFields('dropOff', say('rental.wish.drop-off-day'), say('rental.wish.drop-off-time'))}
      </CardGroup>
      <div>
        <Button
          type="submit"
          variant="primary"
          pending={isBusy ? say('rental.wish.seeking') : null}
          why={isAsked ? say('rental.train.asking') : null}
          reason="heard"
        >
          {say('rental.wish.seek')}
        </Button>
      </div>
    </form>
  );
};
