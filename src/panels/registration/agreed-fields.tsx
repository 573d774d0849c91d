import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useWords } from '#ui/words-context.ts';
import { agreed, notice } from './registration-form.css.ts';
import { type FormParts, fieldIdOf, problemIn } from './typed-registration.ts';

const privacy = [
  'terms.privacy.who',
  'terms.privacy.what',
  'terms.privacy.why',
  'terms.privacy.with-whom',
  'terms.privacy.rights',
] as const;

/** What is wished and what has to be accepted, each by itself; nothing is ticked before. */
export const AgreedFields = ({ draft, problems, type }: FormParts) => {
  const { say } = useWords();
  return (
    <div className={agreed}>
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
      <Disclosure summary={say('terms.privacy')}>
        <div className={notice}>
          {privacy.map((id) => (
            <p key={id}>{say(id)}</p>
          ))}
        </div>
      </Disclosure>
      <CheckboxField
        id={fieldIdOf('contract')}
        label={say('registration.contract')}
        problem={problemIn(problems, 'contract')}
        checked={draft.contract === 'accepted'}
        onChange={({ target }) => type({ contract: target.checked ? 'accepted' : 'open' })}
      />
    </div>
  );
};
