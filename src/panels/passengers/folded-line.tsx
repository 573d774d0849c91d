import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { occupiesOf } from '#domain/passenger/passenger-input.ts';
import { phoneWritten } from '#domain/person/phone.ts';
import { phoneFormatOf } from '#domain/person/phone-table.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { Words } from '#i18n/words.ts';
import { contactOf, passengersOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FieldProblem } from '#ui/fields/field-problem.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { focusFirst } from './focus-first.ts';
import { legendText } from './legend-text.ts';
import { line, numbers, quiet, strong } from './passengers.css.ts';
import { nobody, unreached } from './people-of-booking.ts';
import { nameText, seatsOfPassenger } from './seats-text.ts';
import { tariffText } from './tariff-words.ts';

type Props = {
  readonly booking: BookingActor;
  readonly passenger: number | null;
  readonly seats: readonly HeldSeat[];
  readonly problem: string | null;
  /** Whoever was just closed takes the focus. */
  readonly state: 'at-rest' | 'closed';
  readonly why: string | null;
  readonly onEdit: () => void;
};

type LineText = {
  readonly title: string;
  readonly who: string;
  readonly more: string;
  readonly edit: string;
};

const contactLineText = ({ email, phoneCountry, phone }: ContactDraft, { say }: Words): LineText => ({
  title: say('passenger.contact'),
  who: email,
  more: `+${phoneFormatOf(phoneCountry).dialCode} ${phoneWritten(phoneCountry, phone)}`,
  edit: say('passenger.edit.contact'),
});

const passengerLineText = (
  ordinal: number,
  draft: PassengerDraft,
  seats: readonly HeldSeat[],
  words: Words,
): LineText => {
  const { say } = words;
  const gender = draft.gender === 'F' ? say('passenger.gender.female') : say('passenger.gender.male');
  const tariff = tariffText(draft.tariff, words);
  return {
    title: legendText(ordinal, draft.tariff, seatsOfPassenger(ordinal, seats), words),
    who: nameText(ordinal, draft, words),
    more: occupiesOf(draft) === 'seat-of-pet' ? tariff : say('passenger.line', { gender, tariff }),
    edit: say('passenger.edit.name', { passenger: say('passenger.legend', { number: ordinal + 1 }) }),
  };
};

/** One of the party in one line. */
export const FoldedLine = ({ booking, passenger, seats, problem, state, why, onEdit }: Props) => {
  const words = useWords();
  const passengers = useFlow(booking, passengersOf, nobody);
  const contact = useFlow(booking, contactOf, unreached);
  const draft = passenger === null ? undefined : passengers[passenger];
  const text =
    passenger === null || draft === undefined
      ? contactLineText(contact, words)
      : passengerLineText(passenger, draft, seats, words);
  const problemId = `folded-${passenger ?? 'contact'}-problem`;
  return (
    <div className={line}>
      <span className={strong}>
        <bdi className={numbers}>{text.title}</bdi>
      </span>
      <div>
        {problem === null ? null : <FieldProblem id={problemId} text={problem} />}
        <p>
          <bdi lang={passenger === null ? undefined : 'tr'}>{text.who}</bdi>
        </p>
        <p className={quiet}>
          <bdi dir="auto">{text.more}</bdi>
        </p>
      </div>
      <span ref={state === 'closed' ? focusFirst : undefined}>
        <Button aria-label={text.edit} why={why} onClick={onEdit}>
          {words.say('passenger.edit')}
        </Button>
      </span>
    </div>
  );
};
