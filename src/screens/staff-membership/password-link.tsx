import { useSubmission } from '#panels/use-submission.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { DeskPart } from './desk-part.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkGiven } from './link-given.tsx';
import type { LinkActor } from './staff-membership.flow.ts';

/** What support does for a member at the counter who has lost the password. */
export const PasswordLink = ({ form }: { readonly form: LinkActor }) => {
  const { say } = useWords();
  const { state, granted } = useSubmission(form);
  return (
    <DeskPart
      id="member-password"
      title={say('staff-membership.password')}
      lead={say('staff-membership.password.lead')}
      state={state}
    >
      {granted === null ? <LinkForm form={form} /> : <LinkGiven form={form} given={granted} />}
    </DeskPart>
  );
};
