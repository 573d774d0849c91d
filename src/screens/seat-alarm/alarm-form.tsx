import { type FormEvent, useState } from 'react';
import { alarmAddress } from '#domain/seat/seat-alarm.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { AgainButton } from '#panels/again.tsx';
import { emailProblemWord } from '#panels/email-problem-word.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { EmailField } from '#ui/fields/email-field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './seat-alarm.css.ts';
import {
  type AlarmActor,
  type AwaitedTrain,
  cabinField,
  type DrawnAlarm,
  emailField,
  parseWish,
  seatsField,
} from './seat-alarm.flow.ts';

type Props = {
  readonly form: AlarmActor;
  readonly train: AwaitedTrain;
  readonly sent: DrawnAlarm['sent'];
  /** Of whoever is logged in; empty for a guest. */
  readonly ownEmail: string;
  /** What went wrong, as a title and a sentence. */
  readonly refused: readonly [title: string, text: string] | null;
  readonly isBusy: boolean;
  /** When it may be asked for again, where it was asked too often. */
  readonly againAt: number | null;
};

/** Asks for an alarm; before any script runs the form goes to the server as it is. */
export const AlarmForm = ({ form, train, sent, ownEmail, refused, isBusy, againAt }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const enteredBefore = sent?.wish.email ?? '';
  const [problem, showProblem] = useState<MessageId | null>(
    sent === null ? null : emailProblemWord(enteredBefore),
  );
  const first = sent?.wish.cabinClass ?? train.classes[0];
  const [chosen, choose] = useState<string | undefined>(first);
  // Wheelchair places are few, and mostly one of a party needs one.
  const isOfWheelchair = chosen === 'DSB';
  const ordinary = isOfWheelchair ? 1 : train.seats;
  const trip = {
    from: train.from.id,
    to: train.to.id,
    outward: travelDayOf(dayNumberAt(train.departure)),
    back: null,
    passengers: train.seats,
    lapChildren: 0,
  };
  const seatCounts = Array.from({ length: train.most }, (_, before) => before + 1);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entered = new FormData(event.currentTarget);
    const fields = parseWish(train, (field) => textIn(entered, field));
    const found = emailProblemWord(fields.email);
    showProblem(found);
    if (found === null) form.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
    else document.getElementById(emailField)?.focus();
  };
  return (
    <form
      className={styles.form}
      action={alarmAddress(train.runId, trip)}
      method="post"
      noValidate
      onSubmit={send}
    >
      <RefusalRoom isAsking={isBusy} title={refused?.[0] ?? ''} text={refused?.[1] ?? null} />
      <RadioGroup
        label={say('alarm.cabin')}
        name={cabinField}
        choices={train.classes.map((code) => ({
          value: code,
          label: code === 'DSB' ? say('alarm.cabin.DSB') : cabinName(code, words),
        }))}
        defaultValue={first}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <SelectField
        key={String(isOfWheelchair)}
        label={say('alarm.seats')}
        name={seatsField}
        choices={seatCounts.map((count) => ({
          value: String(count),
          label: say('alarm.seats.count', { count }),
        }))}
        defaultValue={String(sent?.wish.cabinClass === chosen ? sent?.wish.seats : ordinary)}
      />
      <EmailField
        key={ownEmail}
        id={emailField}
        name={emailField}
        label={say('login.email')}
        problem={problem === null ? null : say(problem)}
        defaultValue={enteredBefore === '' ? ownEmail : enteredBefore}
      />
      <div>
        <AgainButton
          type="submit"
          variant="primary"
          againAt={againAt}
          pending={isBusy ? say('alarm.submitting') : null}
        >
          {say('alarm.submit')}
        </AgainButton>
      </div>
    </form>
  );
};
