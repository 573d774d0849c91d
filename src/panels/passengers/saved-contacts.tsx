import type { Dispatch } from 'react';
import type { SnapshotFrom } from 'xstate';
import { ownPassengerOf } from '#domain/member/own-passenger.ts';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import type { PartyDays } from '#domain/passenger/party-rules.ts';
import { isPersonInput, type PassengerInput } from '#domain/passenger/passenger-input.ts';
import { tariffByAge } from '#domain/passenger/tariff-by-age.ts';
import { payerOf } from '#machines/booking/booking.selectors.ts';
import { useContacts } from '#panels/contacts.ts';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { useOwnRecord } from '#panels/own-record.ts';
import { type BookingActor, type SessionActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { fieldIdOf } from './field-ids.ts';
import type { PartyInputAction } from './party-input.ts';
import { actions, quiet } from './passengers.css.ts';

const memberIn = ({ context }: SnapshotFrom<SessionActor>) => context.member;

type Props = {
  readonly booking: BookingActor;
  readonly passengers: readonly PassengerInput[];
  readonly days: PartyDays;
  readonly dispatch: Dispatch<PartyInputAction>;
};

type Choosing = {
  readonly ordinal: number;
  readonly contacts: readonly SavedContact[];
  readonly onChoose: (person: Partial<PassengerInput>) => void;
};

const nobody = '';

/** Somebody who was saved takes the place of what stands in the form. */
const ContactChoice = ({ ordinal, contacts, onChoose }: Choosing) => {
  const { say } = useWords();
  return (
    <SelectField
      label={say('passenger.saved.choose', { number: ordinal + 1 })}
      need="optional"
      value={nobody}
      autoComplete="off"
      choices={[
        { value: nobody, label: say('passenger.saved.nobody') },
        ...contacts.map(({ id, person }) => ({ value: id, label: `${person.firstName} ${person.lastName}` })),
      ]}
      onChange={({ target }) => {
        const chosen = contacts.find(({ id }) => id === target.value);
        if (chosen !== undefined) onChoose(chosen.person);
      }}
    />
  );
};

/** Members need not write what is known of them; guests are told that logging in would help. */
export const SavedContacts = ({ booking, passengers, days, dispatch }: Props) => {
  const { say } = useWords();
  const { session } = useShop();
  const payer = useFlow(booking, payerOf, 'guest');
  const member = useFlow(session, memberIn, null);
  const contacts = useContacts();
  const record = useOwnRecord();
  const fill = (ordinal: number) => (person: Partial<PassengerInput>) => {
    const before = passengers[ordinal];
    if (before === undefined) return;
    const tariff = tariffByAge({ ...before, ...person }, days);
    dispatch({ type: 'typed', passenger: ordinal, change: { ...person, tariff } });
    dispatch({ type: 'left', passenger: ordinal });
  };
  if (payer === 'guest') {
    return (
      <p className={actions}>
        <span className={quiet}>{say('passenger.saved.guest')}</span>
        <Button popoverTarget={loginPanelId}>{say('login.open')}</Button>
      </p>
    );
  }
  return member === null ? null : (
    <>
      <div className={actions}>
        <Button
          onClick={() => {
            const { firstName, lastName, email } = member;
            const own =
              record === null
                ? { person: { firstName, lastName }, contact: { email } }
                : ownPassengerOf(record, contacts);
            fill(0)(own.person);
            dispatch({ type: 'contact-typed', change: own.contact });
            dispatch({ type: 'contact-left' });
          }}
        >
          {say('passenger.saved.own')}
        </Button>
      </div>
      {contacts.length === 0 ? null : (
        <CardGroup legend={say('passenger.saved')}>
          {passengers.map((passenger, ordinal) =>
            isPersonInput(passenger) ? (
              <ContactChoice
                key={fieldIdOf({ passenger: ordinal, field: 'firstName' })}
                ordinal={ordinal}
                contacts={contacts}
                onChoose={fill(ordinal)}
              />
            ) : null,
          )}
        </CardGroup>
      )}
    </>
  );
};
