import { clockText } from '#i18n/clock-text.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyButton } from '#ui/buttons/copy-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import * as styles from './staff-membership.css.ts';
import { type GivenLink, type LinkActor, noLinkWanted } from './staff-membership.flow.ts';

type Props = { readonly form: LinkActor; readonly given: GivenLink };

/** The link, for as long as it stands on the page: whoever opens it chooses the password. */
export const LinkGiven = ({ form, given: { link, goodUntil } }: Props) => {
  const words = useWords();
  const { say } = words;
  const { email, letter } = useSubmission(form).fields;
  return (
    <div className={styles.given}>
      <Notice variant="success" heard="in-turn" title={say('staff-membership.given', { email })}>
        {goodUntil === null ? null : (
          <p>{say('staff-membership.good-until', { hour: clockText(goodUntil, words) })}</p>
        )}
        <p>{say(letter === 'yes' ? 'staff-membership.mailed' : 'staff-membership.not-mailed')}</p>
      </Notice>
      <TextField
        label={say('hand-over.link')}
        hint={say('staff-membership.link.hint')}
        value={link}
        readOnly
        dir="ltr"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
      />
      <Ways>
        <CopyButton text={link} name={say('hand-over.copy')} />
        <Button onClick={() => form.send({ type: 'form.begun', fields: noLinkWanted })}>
          {say('staff-membership.another')}
        </Button>
      </Ways>
    </div>
  );
};
