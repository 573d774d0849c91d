import { problem } from './field.css.ts';
import { DangerIcon } from './icons/danger-icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWords } from './words-context.ts';

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
