import { type FormEvent, useState } from 'react';
import { type SeatmateProblem, seatmateProblems } from '#domain/booking/seatmate.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { SeatPlanActor } from './flow-actors.ts';
import type { Ride } from './ride.ts';
import { asking, line, part } from './seat-map.css.ts';
import {
  askRefusalWords,
  locatorField,
  nobodyAsked,
  problemWords,
  type SeatmateActor,
  surnameField,
} from './seatmate-ask.flow.ts';

type Props = {
  readonly seatmate: SeatmateActor;
  readonly plan: SeatPlanActor | null;
  readonly train: Pick<Ride['train'], 'runId' | 'from' | 'to'>;
  readonly party: string;
};

const noProblems: readonly SeatmateProblem[] = [];

const AskForm = ({ seatmate, train, party }: Omit<Props, 'plan'>) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, refusal, message, againAt, fields: before } = useSubmission(seatmate);
  const [problems, showProblems] = useState(noProblems);
  const problemAt = (at: string) => {
    const found = problems.find((problem) => problemWords[problem].field === at);
    return found === undefined ? null : say(problemWords[found].message);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const entered = { locator: textIn(form, locatorField), surname: textIn(form, surnameField) };
    const [first, ...others] = seatmateProblems(entered);
    showProblems(first === undefined ? noProblems : [first, ...others]);
    if (first !== undefined) {
      document.getElementById(problemWords[first].field)?.focus();
      return;
    }
    const { runId: trainId, from: fromStationId, to: toStationId } = train;
    const fields = { trainId, fromStationId, toStationId, party, ...entered };
    seatmate.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  return (
    <form className={asking} method="post" noValidate onSubmit={send}>
      <p>{say('seat-map.seatmate.text')}</p>
      <RefusalRoom
        isAsking={isBusy}
        title={say(refusal === 'not-reached' ? 'settling.unheard' : 'seat-map.seatmate.refused')}
        text={refusal === null ? null : (message ?? say(askRefusalWords[refusal]))}
      />
      <TextField
        id={locatorField}
        name={locatorField}
        label={say('seat-map.seatmate.locator')}
        hint={say('lookup.locator.hint')}
        problem={problemAt(locatorField)}
        defaultValue={before.locator}
        autoCapitalize="characters"
        autoComplete="off"
        dir="ltr"
        length="short"
        spellCheck={false}
      />
      <TextField
        id={surnameField}
        name={surnameField}
        label={say('seat-map.seatmate.surname')}
        problem={problemAt(surnameField)}
        defaultValue={before.surname}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <AgainButton
          type="submit"
          againAt={againAt}
          pending={isBusy ? say('seat-map.seatmate.submitting') : null}
        >
          {say('seat-map.seatmate.submit')}
        </AgainButton>
      </div>
    </form>
  );
};

const AskedAlready = ({ seatmate, plan }: Pick<Props, 'seatmate' | 'plan'>) => {
  const { say } = useWords();
  const { now } = useShop();
  const { granted } = useSubmission(seatmate);
  return (
    <Notice variant="success" heard="in-turn" title={say('seat-map.seatmate.done')}>
      <div className={part}>
        <p>{say('seat-map.seatmate.done.text', { sign: granted?.sign ?? '' })}</p>
        <div className={line}>
          <Button onClick={() => plan?.send({ type: 'plan.asked', at: now() })}>
            {say('seat-map.seatmate.look')}
          </Button>
          <Button variant="quiet" onClick={() => seatmate.send({ type: 'form.begun', fields: nobodyAsked })}>
            {say('seat-map.seatmate.again')}
          </Button>
        </div>
      </div>
    </Notice>
  );
};

/** Who would sit beside a passenger of another booking has them asked; nothing of that booking is shown before they agree. */
export const SeatmateAsk = ({ seatmate, plan, train, party }: Props) => {
  const { say } = useWords();
  const { state, isDone } = useSubmission(seatmate);
  return (
    <Disclosure summary={say('seat-map.seatmate')}>
      <div data-flow="submission" data-state={state}>
        {isDone ? (
          <AskedAlready seatmate={seatmate} plan={plan} />
        ) : (
          <AskForm seatmate={seatmate} train={train} party={party} />
        )}
      </div>
    </Disclosure>
  );
};
