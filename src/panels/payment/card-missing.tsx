import { FieldProblem } from '#ui/fields/field-problem.tsx';
import { useTakenFocus } from '#ui/hooks/use-taken-focus.ts';
import { useWords } from '#ui/hooks/words-context.ts';

/** Said at the fields, as of any field: above them may already be read why the last card was not taken. The reader is led to it, and the fields are next. */
export const CardMissing = () => {
  const { say } = useWords();
  const element = useTakenFocus('taken');
  return (
    <div ref={element} role="alert" tabIndex={-1}>
      <FieldProblem id="card-missing" text={say('payment.card.missing')} />
    </div>
  );
};
