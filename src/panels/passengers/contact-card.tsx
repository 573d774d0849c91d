import { type Dispatch, useMemo } from 'react';
import type { ContactDraft } from '#domain/passenger-draft.ts';
import { phoneChoicesIn, phoneHint } from '#panels/phone-words.ts';
import { CardGroup } from '#ui/card-group.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words-context.ts';
import { fieldIdOf } from './field-ids.ts';
import { narrow, quiet } from './passengers.css.ts';
import { problemIn } from './text-of-passenger.tsx';
import type { Problem, TypedAction } from './typed-party.ts';

type Own = {
  readonly contact: ContactDraft;
  readonly problems: readonly Problem[];
  readonly tell: Dispatch<TypedAction>;
};

const ofContact = (field: keyof ContactDraft) => fieldIdOf({ passenger: null, field });

const PhoneFields = ({ contact, problems, tell }: Own) => {
  const words = useWords();
  const { say, language } = words;
  const choices = useMemo(() => phoneChoicesIn({ say, language }), [language, say]);
  const { phoneCountry } = contact;
  return (
    <FieldRow>
      <SelectField
        id={ofContact('phoneCountry')}
        label={say('passenger.phone.country')}
        value={phoneCountry}
        choices={choices}
        autoComplete="section-contact tel-country-code"
        onChange={({ target }) => tell({ type: 'contact-typed', change: { phoneCountry: target.value } })}
        onBlur={() => tell({ type: 'contact-left' })}
      />
      <TextField
        id={ofContact('phone')}
        name={ofContact('phone')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        label={say('passenger.phone')}
        hint={phoneHint(phoneCountry, words)}
        problem={problemIn(problems, 'phone')}
        value={contact.phone}
        autoComplete="section-contact tel-national"
        onChange={({ target }) => tell({ type: 'contact-typed', change: { phone: target.value } })}
        onBlur={() => tell({ type: 'contact-left' })}
      />
    </FieldRow>
  );
};

/** How the party is reached: asked once, for all. */
export const ContactCard = ({ contact, problems, tell }: Own) => {
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
          onChange={({ target }) => tell({ type: 'contact-typed', change: { email: target.value } })}
          onBlur={() => tell({ type: 'contact-left' })}
        />
      </div>
      <div className={narrow}>
        <PhoneFields contact={contact} problems={problems} tell={tell} />
      </div>
    </CardGroup>
  );
};
