import { type FormEvent, type ReactNode, useState } from 'react';
import { AgainButton } from '#panels/again.tsx';
import { textIn } from '#panels/text-in.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type FieldProblem, newPasswordProblems } from './new-password-problems.ts';
import { actions, form } from './password-form.css.ts';

type Props = {
  readonly submit: string;
  readonly isBusy: boolean;
  /** No answer came, or it was not waited for: whether the password has changed is not known. */
  readonly isUnheard: boolean;
  readonly refusal: string | null;
  readonly againAt: number | null;
  /** What else is wrong with what was typed, in front of the new password. */
  readonly problemsIn: (form: FormData) => readonly FieldProblem[];
  /** The fields in front of the new password, told what is wrong with them. */
  readonly before: (problems: readonly FieldProblem[]) => ReactNode;
  readonly onSubmit: (form: FormData, newPassword: string) => void;
  readonly onAbandon: () => void;
};

const FormMessage = ({ isUnheard, refusal }: Pick<Props, 'isUnheard' | 'refusal'>) => {
  const { say } = useWords();
  if (isUnheard) {
    return (
      <Notice variant="warning" heard="at-once" title={say('settling.unheard')}>
        {say('password.refused.not-reached')}
      </Notice>
    );
  }
  return refusal === null ? null : (
    <Notice variant="danger" heard="at-once" title={say('password.refused.title')}>
      {refusal}
    </Notice>
  );
};

const noProblems: readonly FieldProblem[] = [];

/** The form of every new password: what is wrong is said at once at the top and at each field. */
export const PasswordForm = ({
  submit,
  isBusy,
  isUnheard,
  refusal,
  againAt,
  problemsIn,
  before,
  onSubmit,
  onAbandon,
}: Props) => {
  const { say } = useWords();
  const [problems, showProblems] = useState(noProblems);
  const [tries, countTry] = useState(0);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = new FormData(event.currentTarget);
    const newPassword = textIn(sent, 'newPassword');
    const found = [
      ...problemsIn(sent),
      ...newPasswordProblems(newPassword, textIn(sent, 'repeatedPassword')),
    ];
    showProblems(found);
    countTry(tries + 1);
    if (found.length === 0) onSubmit(sent, newPassword);
  };
  return (
    <form className={form} noValidate method="post" onSubmit={send}>
      <ErrorSummary
        submit={tries}
        problems={problems.map(({ fieldId, message }) => ({ fieldId, text: say(message) }))}
      />
      <KeptRoom isAsking={isBusy}>
        <FormMessage isUnheard={isUnheard} refusal={refusal} />
      </KeptRoom>
      {before(problems)}
      <NewPasswordFields problems={problems} />
      <div className={actions}>
        <AgainButton
          type="submit"
          variant="primary"
          againAt={againAt}
          pending={isBusy ? say('password.submitting') : null}
        >
          {submit}
        </AgainButton>
        {isBusy ? (
          <Button variant="quiet" onClick={onAbandon}>
            {say('password.abandon')}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
