import { FieldProblem } from '#ui/fields/field-problem.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** Said at the fields, as of any field: above them may already be read why the last card was not taken. */
export const CardMissing = () => {
  const { say } = useWords();
  return (
    <div role="alert">
      <FieldProblem id="card-missing" text={say('payment.card.missing')} />
    </div>
  );
};
