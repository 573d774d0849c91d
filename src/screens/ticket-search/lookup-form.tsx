import { type FormEvent, useState } from 'react';
import { type LookupInput, type LookupProblem, lookupProblems } from '#domain/booking/booking-lookup.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { AgainButton } from '#panels/again.tsx';
import { LocatorField } from '#panels/locator-field.tsx';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import {
  type LookupActor,
  locatorField,
  type PostedLookup,
  problemWords,
  refusalWords,
  whoField,
} from './ticket-search.flow.ts';

type Props = {
  readonly form: LookupActor;
  /** Whether it is what the reader has come for. */
  readonly isMain?: boolean;
  /** The PNR a link has brought; empty without one. */
  readonly lookedFor: string;
  readonly posted: PostedLookup | null;
  readonly refusal: PostedLookup['refusal'];
};

const noProblems: readonly LookupProblem[] = [];

const parseLookup = (form: FormData): LookupInput => ({
  locator: textIn(form, locatorField),
  who: textIn(form, whoField),
});

/** Asks for a booking; before any script runs the form goes to the server as it is. */
export const LookupForm = ({ form, isMain = true, lookedFor, posted, refusal }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, message, againAt } = useSubmission(form);
  const [problems, showProblems] = useState(posted?.problems ?? noProblems);
  const [tries, countTry] = useState(0);
  const problemAt = (field: string) => {
    const found = problems.map((problem) => problemWords[problem]).find((words) => words.field === field);
    return found ? say(found.message) : null;
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = parseLookup(new FormData(event.currentTarget));
    const found = lookupProblems(fields);
    showProblems(found);
    countTry(tries + 1);
    if (found.length === 0) form.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  return (
    <form action={addresses['ticket-search'].path} method="post" noValidate onSubmit={send}>
      <Card>
        <ErrorSummary
          submit={tries}
          problems={problems.map((problem) => ({
            fieldId: problemWords[problem].field,
            text: say(problemWords[problem].message),
          }))}
        />
        <RefusalRoom
          isAsking={isBusy}
          title={say('lookup.refused.title')}
          text={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
        />
        <LocatorField
          id={locatorField}
          problem={problemAt(locatorField)}
          entered={posted?.entered.locator ?? lookedFor}
        />
        <TextField
          id={whoField}
          name={whoField}
          label={say('lookup.who')}
          hint={say('lookup.who.hint')}
          problem={problemAt(whoField)}
          defaultValue={posted?.entered.who ?? ''}
          autoComplete="family-name"
          spellCheck={false}
        />
        <Ways>
          <AgainButton
            type="submit"
            variant={isMain ? 'primary' : 'secondary'}
            againAt={againAt}
            pending={isBusy ? say('lookup.searching') : null}
          >
            {say('lookup.search')}
          </AgainButton>
          {isBusy ? (
            <Button variant="quiet" onClick={() => form.send({ type: 'form.abandoned' })}>
              {say('lookup.abandon')}
            </Button>
          ) : null}
        </Ways>
      </Card>
    </form>
  );
};
