import { type FormEvent, useState } from 'react';
import { parseSurnameKey } from '#domain/person/surname-key.ts';
import { isLocator, parseLocator } from '#domain/values/locator.ts';
import { trainOf } from '#machines/car-rental/car-rental.selectors.ts';
import type { RentalActor } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './car-list.css.ts';
import { isProblem, isTrainAsked } from './car-views.ts';

type Props = { readonly rental: RentalActor };

const pnrField = 'rental-train-pnr';
const surnameField = 'rental-train-surname';
const nobody = { pnr: '', surname: '' };
const noProblems = { pnr: false, surname: false };

/** Whoever comes by train has it fill in where and when. */
export const TrainForm = ({ rental }: Props) => {
  const { say } = useWords();
  const isBusy = useFlow(rental, isTrainAsked, false);
  const isFound = useFlow(rental, isProblem, false);
  const before = useFlow(rental, trainOf, nobody);
  const [wrong, judge] = useState(noProblems);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [pnr, surname] = [parseLocator(textIn(form, pnrField)), textIn(form, surnameField)];
    const found = { pnr: !isLocator(pnr), surname: parseSurnameKey(surname) === '' };
    judge(found);
    if (found.pnr || found.surname) document.getElementById(found.pnr ? pnrField : surnameField)?.focus();
    else rental.send({ type: 'train.sought', pnr, surname });
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <p>{say('rental.train.text')}</p>
      <FieldRow>
        <CodeField
          id={pnrField}
          name={pnrField}
          label={say('rental.train.pnr')}
          problem={wrong.pnr ? say('rental.driver.wrong.train-pnr') : null}
          defaultValue={before.pnr}
        />
        <TextField
          id={surnameField}
          name={surnameField}
          label={say('rental.train.surname')}
          problem={wrong.surname ? say('rental.train.surname-needed') : null}
          defaultValue={before.surname}
          autoComplete="family-name"
          spellCheck={false}
        />
      </FieldRow>
      <div>
        <Button
          type="submit"
          pending={isBusy ? say('rental.train.asking') : null}
          why={isFound ? say('rental.wish.seeking') : null}
          reason="heard"
        >
          {say('rental.train.ask')}
        </Button>
      </div>
    </form>
  );
};
