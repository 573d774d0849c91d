import { useId } from 'react';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { hiddenNumber } from '#domain/values/hidden-number.ts';
import { shortDayText } from '#i18n/day-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { Ways } from '#ui/layout/ways.tsx';

type Props = {
  readonly contact: SavedContact;
  readonly onEdit: (contact: SavedContact) => void;
  readonly onRemove: (contact: SavedContact) => void;
};

/** One saved passenger, and what can be done with them. */
export const ContactCard = ({ contact, onEdit, onRemove }: Props) => {
  const words = useWords();
  const { say } = words;
  const id = useId();
  const { firstName, lastName, gender, birthDate, nationality, identityNumber, passportNumber } =
    contact.person;
  const born = parseDay(birthDate)?.day ?? null;
  return (
    <article aria-labelledby={id}>
      <Card>
        <h3 id={id}>
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </h3>
        <FactsList
          facts={[
            [say('passenger.birth-date'), born === null ? birthDate : shortDayText(born, words)],
            [
              say('passenger.gender'),
              gender === 'F' ? say('passenger.gender.female') : say('passenger.gender.male'),
            ],
            nationality === 'turkish'
              ? [say('passenger.identity'), hiddenNumber(identityNumber)]
              : [say('passenger.passport'), hiddenNumber(passportNumber)],
          ]}
        />
        <Ways>
          <Button aria-describedby={id} onClick={() => onEdit(contact)}>
            {say('contacts.change')}
          </Button>
          <Button aria-describedby={id} variant="danger" onClick={() => onRemove(contact)}>
            {say('contacts.remove')}
          </Button>
        </Ways>
      </Card>
    </article>
  );
};
