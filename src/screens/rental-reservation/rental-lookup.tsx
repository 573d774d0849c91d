import { type FormEvent, useState } from 'react';
import { parseSurnameKey } from '#domain/person/surname-key.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { isRentalNumber, parseRentalNumber } from '#domain/values/rental-number.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { soughtOf } from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './rental-reservation.css.ts';
import { isReading, type RentalActor } from './rental-reservation-views.ts';

type Props = { readonly flow: RentalActor };
type Problem = { readonly fieldId: string; readonly message: MessageId };

const numberField = 'rental-number';
const surnameField = 'rental-surname';
const nobody = { number: '', surname: '' };

const problemsOf = (number: string, surname: string): readonly Problem[] => [
  ...(isRentalNumber(parseRentalNumber(number))
    ? []
    : [{ fieldId: numberField, message: 'rental.lookup.number-wrong' } as const]),
  ...(parseSurnameKey(surname) === ''
    ? [{ fieldId: surnameField, message: 'rental.lookup.surname-needed' } as const]
    : []),
];

/** Asks for a rental by its number and the driver’s surname. */
export const RentalLookup = ({ flow }: Props) => {
  const { say } = useWords();
  const isBusy = useFlow(flow, isReading, false);
  const sought = useFlow(flow, soughtOf, nobody);
  const [problems, show] = useState<readonly Problem[]>([]);
  const [tries, countTry] = useState(0);
  const problemAt = (field: string) => {
    const found = problems.find(({ fieldId }) => fieldId === field);
    return found === undefined ? null : say(found.message);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [number, surname] = [textIn(form, numberField), textIn(form, surnameField)];
    const found = problemsOf(number, surname);
    show(found);
    countTry(tries + 1);
    if (found.length === 0) flow.send({ type: 'rental.sought', number, surname });
  };
  return (
    <form
      className={styles.form}
      action={addresses['rental-reservation-result'].path}
      method="post"
      noValidate
      onSubmit={send}
    >
      <ErrorSummary
        submit={tries}
        problems={problems.map(({ fieldId, message }) => ({ fieldId, text: say(message) }))}
      />
      <CodeField
        id={numberField}
        name={numberField}
        label={say('rental.number')}
        hint={say('rental.lookup.number.hint')}
        problem={problemAt(numberField)}
        defaultValue={sought.number}
      />
      <TextField
        id={surnameField}
        name={surnameField}
        label={say('rental.lookup.surname')}
        problem={problemAt(surnameField)}
        defaultValue={sought.surname}
        autoComplete="family-name"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant="primary" pending={isBusy ? say('rental.lookup.searching') : null}>
          {say('rental.lookup.search')}
        </Button>
      </div>
    </form>
  );
};
