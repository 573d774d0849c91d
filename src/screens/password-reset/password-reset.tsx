import { minute } from '#domain/values/durations.ts';
import { oneTimeCodeLife } from '#domain/values/one-time-code.ts';
import { membershipText } from '#i18n/membership-text.ts';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { newKey } from '#panels/new-key.ts';
import { PasswordForm } from '#panels/new-password/password-form.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { after } from './password-reset.css.ts';
import { type PasswordResetActor, type ReadLinkActor, refusalWords } from './password-reset.flow.ts';

type Props = { readonly form: PasswordResetActor; readonly link: ReadLinkActor; readonly code: string };

const minutes = oneTimeCodeLife / minute;

/** Whose membership the password makes active: somebody else may have typed the e-mail. */
const Activates = ({ link }: Pick<Props, 'link'>) => {
  const { say } = useWords();
  const activates = useSubmission(link).granted?.activates ?? null;
  return activates === null ? null : (
    <Notice
      variant="warning"
      heard="in-turn"
      title={say('password.reset.activates.title', { member: membershipText(activates, say) })}
    >
      {say('password.reset.activates.text', { minutes })}
    </Notice>
  );
};

/** Whoever holds a mailed link chooses a new password. */
export const PasswordResetScreen = ({ form, link, code }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, isDone, isUnheard, refusal, message, againAt } = useSubmission(form);
  return (
    <Page title={say('password.reset.title')} lead={say('password.reset.lead')}>
      <div data-flow="submission" data-state={state}>
        {isDone ? (
          <>
            <Notice variant="success" heard="in-turn" title={say('password.reset.done')} />
            <div className={after}>
              <Button variant="primary" popoverTarget={loginPanelId}>
                {say('login.open')}
              </Button>
            </div>
          </>
        ) : (
          <PasswordForm
            submit={say('password.reset.submit')}
            isBusy={isBusy}
            isUnheard={isUnheard || refusal === 'key-in-use'}
            refusal={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
            againAt={againAt}
            problemsIn={() => []}
            before={() => <Activates link={link} />}
            onSubmit={(_, newPassword) =>
              form.send({
                type: 'form.submitted',
                fields: { code, newPassword },
                key: newKey(),
                at: now(),
              })
            }
            onAbandon={() => form.send({ type: 'form.abandoned' })}
          />
        )}
      </div>
    </Page>
  );
};
