import { useMemo } from 'react';
import { planLinesIn, plannedCoach } from '#domain/catalogue/planned-coach.ts';
import { seatPlanTrouble } from '#domain/coach/seat-plan-trouble.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { CoachFrameActor, PreviewOf } from '../flow/seat-plan-preview.flow.ts';
import { refusalWords } from '../words/entry-words.ts';
import { planTroubleText } from '../words/plan-trouble-text.ts';
import { ClassesOtherwise } from './classes-otherwise.tsx';
import { NoFrame } from './no-frame.tsx';
import { PassengersCoach } from './passengers-coach.tsx';
import { SeatPlanEditor } from './seat-plan-editor.tsx';

type Props = PreviewOf & {
  readonly form: CoachFrameActor;
  readonly onAsk: () => void;
};

const Drawn = ({ frame, fields, onPlan }: PreviewOf & { readonly frame: SeatMap }) => {
  const words = useWords();
  const coach = useMemo(() => plannedCoach(frame.coach, fields), [frame, fields]);
  const trouble = seatPlanTrouble(planLinesIn(fields));
  if (trouble !== null || coach === null)
    return (
      <Notice variant="warning" heard="in-turn" title={words.say('catalogue.plan.not-drawn')}>
        <p>{trouble === null ? null : planTroubleText(trouble, words)}</p>
      </Notice>
    );
  return (
    <>
      <ClassesOtherwise coach={coach} fields={fields} />
      {onPlan === undefined ? (
        <PassengersCoach map={{ ...frame, free: coach.places.length, coach }} />
      ) : (
        <SeatPlanEditor frame={frame} coach={coach} fields={fields} onPlan={onPlan} />
      )}
    </>
  );
};

/** The coach of a seat map as its fields have it: drawn as passengers see it, or why it cannot be. */
export const SeatPlanPreview = ({ form, fields, onPlan, onAsk }: Props) => {
  const { say } = useWords();
  const { granted, refusal, message, isDone } = useSubmission(form);
  if (refusal !== null)
    return (
      <Notice variant="danger" heard="in-turn" title={say('catalogue.plan.unread')}>
        <p>{message ?? say(refusalWords[refusal])}</p>
        <Button onClick={onAsk}>{say('catalogue.plan.again')}</Button>
      </Notice>
    );
  if (!isDone) return <LoadingText text={say('catalogue.plan.reading')} />;
  return granted === null ? <NoFrame /> : <Drawn frame={granted} fields={fields} onPlan={onPlan} />;
};
