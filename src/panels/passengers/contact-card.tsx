import type { Dispatch } from 'react';
import type { ContactDraft } from '#domain/passenger/passenger-draft.ts';
import { PhoneFields } from '#panels/phone-fields.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { fieldIdOf } from './field-ids.ts';
import type { PartyInputAction, Problem } from './party-input.ts';
import { narrow, quiet } from './passengers.css.ts';
import { problemIn } from './text-of-passenger.tsx';

type Props = {
  readonly contact: ContactDraft;
  readonly problems: readonly Problem[];
  readonly dispatch: Dispatch<PartyInputAction>;
};

const ofContact = (field: keyof ContactDraft) => fieldIdOf({ passenger: null, field });

/** How the party is reached: asked once, for all. */
export const ContactCard = ({ contact, problems, dispatch }: Props) => {
  const { say } = useWords();
  return (
    <CardGroup legend={say('passenger.contact')}>
      <p className={quiet}>{say('passenger.contact.hint')}</p>
      <div className={narrow}>
        <EmailField
          id={ofContact('email')}
          name={ofContact('email')}
          label={say('passenger.email')}
          hint={say('passenger.email.hint')}
          problem={problemIn(problems, 'email')}
          value={contact.email}
          autoComplete="section-contact email"
          onChange={({ target }) => dispatch({ type: 'contact-typed', change: { email: target.value } })}
          onBlur={() => dispatch({ type: 'contact-left' })}
        />
      </div>
      <div className={narrow}>
        <PhoneFields
          id={ofContact('phone')}
          countryId={ofContact('phoneCountry')}
          section="section-contact "
          phone={contact}
          need="required"
          problem={problemIn(problems, 'phone')}
          onType={(change) => dispatch({ type: 'contact-typed', change })}
          onLeave={() => dispatch({ type: 'contact-left' })}
        />
      </div>
    </CardGroup>
  );
};
