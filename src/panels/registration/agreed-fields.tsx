import { TermsToRead } from '#panels/terms-to-read.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { agreed } from './registration-form.css.ts';
import { type FormParts, problemIn } from './registration-input.ts';

/** What is wished, each by itself; nothing is ticked before. */
export const WishFields = ({ draft, type }: FormParts) => {
  const { say } = useWords();
  return (
    <>
      <CheckboxField
        label={say('registration.wants-letters')}
        checked={draft.wantsLetters === 'yes'}
        onChange={({ target }) => type({ wantsLetters: target.checked ? 'yes' : 'no' })}
      />
      <CheckboxField
        label={say('registration.wants-messages')}
        checked={draft.wantsMessages === 'yes'}
        onChange={({ target }) => type({ wantsMessages: target.checked ? 'yes' : 'no' })}
      />
    </>
  );
};

/** What is wished and what has to be accepted. */
export const AgreedFields = (parts: FormParts) => {
  const { say } = useWords();
  const { draft, problems, type, idOf } = parts;
  return (
    <div className={agreed}>
      <WishFields {...parts} />
      <TermsToRead />
      <CheckboxField
        id={idOf('contract')}
        label={say('registration.contract')}
        problem={problemIn(problems, 'contract')}
        checked={draft.contract === 'accepted'}
        onChange={({ target }) => type({ contract: target.checked ? 'accepted' : 'open' })}
      />
    </div>
  );
};
