import { useMemo } from 'react';
import type { CatalogueFields } from '#domain/catalogue-entry.ts';
import { planLinesIn, plannedCoach } from '#domain/planned-coach.ts';
import type { SeatMap } from '#domain/seat-map.ts';
import { type SeatPlanTrouble, seatPlanTrouble } from '#domain/seat-plan-lines.ts';
import type { Words } from '#i18n/words.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import { refusalWords } from './entry-words.ts';
import { NoFrame } from './no-frame.tsx';
import { PassengersCoach } from './passengers-coach.tsx';
import type { CoachFrameActor } from './seat-plan-preview.flow.ts';

type Own = {
  readonly form: CoachFrameActor;
  readonly fields: CatalogueFields;
  readonly onAsk: () => void;
};

const troubleText = (trouble: SeatPlanTrouble, { say }: Words): string => {
  switch (trouble.why) {
    case 'empty':
      return say('catalogue.plan.empty');
    case 'no-place':
      return say('catalogue.plan.no-place', { line: trouble.line, text: trouble.text });
    case 'twice':
      return say('catalogue.plan.twice', { line: trouble.line, text: trouble.text });
    case 'crowded':
      return say('catalogue.plan.crowded', { line: trouble.line, most: trouble.most });
  }
};

const Drawn = ({ frame, fields }: { readonly frame: SeatMap; readonly fields: CatalogueFields }) => {
  const words = useWords();
  const coach = useMemo(() => plannedCoach(frame.coach, fields), [frame, fields]);
  const trouble = seatPlanTrouble(planLinesIn(fields));
  if (trouble !== null || coach === null)
    return (
      <Notice variant="warning" heard="in-turn" title={words.say('catalogue.plan.not-drawn')}>
        <p>{trouble === null ? null : troubleText(trouble, words)}</p>
      </Notice>
    );
  return <PassengersCoach map={{ ...frame, free: coach.places.length, coach }} />;
};

/** The coach of a seat map as its fields have it: drawn as passengers see it, or why it cannot be. */
export const SeatPlanPreview = ({ form, fields, onAsk }: Own) => {
  const { say } = useWords();
  const { granted, refusal, said, isDone } = useSubmission(form);
  if (refusal !== null)
    return (
      <Notice variant="danger" heard="in-turn" title={say('catalogue.plan.unread')}>
        <p>{said ?? say(refusalWords[refusal])}</p>
        <Button onClick={onAsk}>{say('catalogue.plan.again')}</Button>
      </Notice>
    );
  if (!isDone) return <LoadingText text={say('catalogue.plan.reading')} />;
  return granted === null ? <NoFrame /> : <Drawn frame={granted} fields={fields} />;
};
