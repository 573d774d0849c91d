import { type FormEvent, useState } from 'react';
import { type CompanionProblem, companionProblems } from '#domain/companion.ts';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words-context.ts';
import {
  askRefusalWords,
  type CompanionActor,
  locatorField,
  nobodyAsked,
  problemWords,
  surnameField,
} from './companion-ask.flow.ts';
import type { SeatPlanActor } from './flow-actors.ts';
import type { Ride } from './ride.ts';
import { asking, line, part } from './seat-map.css.ts';

type Own = {
  readonly companion: CompanionActor;
  readonly plan: SeatPlanActor | null;
  readonly ride: Ride;
  readonly party: string;
};

const nothingWrong: readonly CompanionProblem[] = [];

const AskForm = ({ companion, ride, party }: Omit<Own, 'plan'>) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, refusal, said, fields: before } = useSubmission(companion);
  const [problems, showProblems] = useState(nothingWrong);
  const problemAt = (field: string) => {
    const found = problems.map((problem) => problemWords[problem]).find((words) => words.field === field);
    return found ? say(found.message) : null;
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const typed = { locator: textIn(form, locatorField), surname: textIn(form, surnameField) };
    const [first, ...others] = companionProblems(typed);
    showProblems(first === undefined ? nothingWrong : [first, ...others]);
    if (first !== undefined) {
      document.getElementById(problemWords[first].field)?.focus();
      return;
    }
    const { runId: trainId, from: fromStationId, to: toStationId } = ride.train;
    const fields = { trainId, fromStationId, toStationId, party, ...typed };
    companion.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  return (
    <form className={asking} method="post" noValidate onSubmit={send}>
      <p>{say('seat-map.companion.text')}</p>
      {refusal === null ? null : (
        <Notice variant="danger" heard="at-once" title={say('seat-map.companion.refused')}>
          {said ?? say(askRefusalWords[refusal])}
        </Notice>
      )}
      <TextField
        id={locatorField}
        name={locatorField}
        label={say('seat-map.companion.locator')}
        hint={say('lookup.locator.hint')}
        problem={problemAt(locatorField)}
        defaultValue={before.locator}
        length="short"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        id={surnameField}
        name={surnameField}
        label={say('seat-map.companion.surname')}
        problem={problemAt(surnameField)}
        defaultValue={before.surname}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" pending={isBusy ? say('seat-map.companion.submitting') : null}>
          {say('seat-map.companion.submit')}
        </Button>
      </div>
    </form>
  );
};

const AskedAlready = ({ companion, plan }: Pick<Own, 'companion' | 'plan'>) => {
  const { say } = useWords();
  const { now } = useShop();
  const { granted } = useSubmission(companion);
  return (
    <Notice variant="success" heard="in-turn" title={say('seat-map.companion.done')}>
      <div className={part}>
        <p>{say('seat-map.companion.done.text', { sign: granted?.sign ?? '' })}</p>
        <div className={line}>
          <Button onClick={() => plan?.send({ type: 'plan.asked', at: now() })}>
            {say('seat-map.companion.look')}
          </Button>
          <Button look="quiet" onClick={() => companion.send({ type: 'form.begun', fields: nobodyAsked })}>
            {say('seat-map.companion.again')}
          </Button>
        </div>
      </div>
    </Notice>
  );
};

/** Who would sit beside a passenger of another booking has them asked; nothing of that booking is shown before they agree. */
export const CompanionAsk = ({ companion, plan, ride, party }: Own) => {
  const { say } = useWords();
  const { state, isDone } = useSubmission(companion);
  return (
    <Disclosure summary={say('seat-map.companion')}>
      <div data-flow="submission" data-state={state}>
        {isDone ? (
          <AskedAlready companion={companion} plan={plan} />
        ) : (
          <AskForm companion={companion} ride={ride} party={party} />
        )}
      </div>
    </Disclosure>
  );
};
