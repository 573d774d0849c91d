import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { newKey } from '#panels/new-key.ts';
import type { FieldProblem } from '#panels/new-password/new-password-problems.ts';
import { PasswordForm } from '#panels/new-password/password-form.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { type PasswordUpdateActor, refusalWords } from './password-update.flow.ts';

const oldPasswordId = 'old-password';
const empty = { oldPassword: '', newPassword: '' };

const problemsIn = (form: FormData): readonly FieldProblem[] =>
  textIn(form, 'oldPassword') === ''
    ? [{ fieldId: oldPasswordId, message: 'password.problem.required' }]
    : [];

/** A member changes the password. */
export const PasswordUpdateScreen = ({ form }: { readonly form: PasswordUpdateActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, isDone, isUnheard, refusal, message, againAt } = useSubmission(form);
  return (
    <Page title={say('password.update.title')} width="wide">
      <MembershipSidebar>
        <div data-flow="submission" data-state={state}>
          {isDone ? (
            <Notice variant="success" heard="in-turn" title={say('password.update.done')}>
              <Button onClick={() => form.send({ type: 'form.begun', fields: empty })}>
                {say('password.again')}
              </Button>
            </Notice>
          ) : (
            <PasswordForm
              submit={say('password.update.submit')}
              isBusy={isBusy}
              isUnheard={isUnheard || refusal === 'key-in-use'}
              refusal={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
              againAt={againAt}
              problemsIn={problemsIn}
              before={(problems) => (
                <PasswordField
                  id={oldPasswordId}
                  name="oldPassword"
                  label={say('password.old')}
                  autoComplete="current-password"
                  problem={
                    problems.some(({ fieldId }) => fieldId === oldPasswordId)
                      ? say('password.problem.required')
                      : null
                  }
                />
              )}
              onSubmit={(entered, newPassword) =>
                form.send({
                  type: 'form.submitted',
                  fields: { oldPassword: textIn(entered, 'oldPassword'), newPassword },
                  key: newKey(),
                  at: now(),
                })
              }
              onAbandon={() => form.send({ type: 'form.abandoned' })}
            />
          )}
        </div>
      </MembershipSidebar>
    </Page>
  );
};
