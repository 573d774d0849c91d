import { useWords } from '#ui/hooks/words-context.ts';
import { DangerIcon } from '#ui/icons/danger-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { problem } from './field.css.ts';

/** What is wrong with a field, never by colour alone. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: string }) => {
  const { say } = useWords();
  return (
    <span id={id} className={problem}>
      <DangerIcon />
      <span>
        <VisuallyHidden>{say('ui.field.problem')} </VisuallyHidden>
        {text}
      </span>
    </span>
  );
};
