import { type FocusEvent, type FormEvent, useMemo, useReducer } from 'react';
import { travelsAsAnother } from '#domain/passenger/party-change.ts';
import { draftOf } from '#domain/passenger/passenger-blank.ts';
import { partyDaysOf } from '#domain/passenger/passenger-days.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { backOf, contactOf, outwardOf, passengersOf } from '#machines/booking/booking.selectors.ts';
import { goesOn } from '#panels/goes-on.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { usePress } from '#ui/hooks/use-press.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ContactCard } from './contact-card.tsx';
import { fieldIdOf } from './field-ids.ts';
import { focusFirst } from './focus-first.ts';
import { afterAction, normalize, type PartyInput, type Problem, partyInputOf } from './party-input.ts';
import { isPetEntered, mainsOf, problemsByPassenger } from './party-views.ts';
import { PassengerCard } from './passenger-card.tsx';
import { actions, form } from './passengers.css.ts';
import { mayCorrect, nobody, unreached } from './people-of-booking.ts';
import { PetCard } from './pet-card.tsx';
import { problemsOf } from './problem-words.ts';
import { seatsOfPassenger } from './seats-text.ts';
import { usePartyTerms } from './use-party-terms.ts';

type Props = {
  readonly booking: BookingActor;
  /** Null for how the party is reached. */
  readonly passenger: number | null;
  readonly seats: readonly HeldSeat[];
  readonly refused: readonly Problem[];
  readonly onClose: () => void;
};

/** One card, opened while seats are chosen. What a seat depends on is changed only after yes was said. */
export const EditedPassenger = ({ booking, passenger, seats, refused, onClose }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const terms = usePartyTerms();
  const passengers = useFlow(booking, passengersOf, nobody);
  const contact = useFlow(booking, contactOf, unreached);
  const outward = useFlow(booking, outwardOf, null);
  const back = useFlow(booking, backOf, null);
  const maySave = useFlow(booking, mayCorrect, false);
  const mine = refused.filter((problem) => problem.passenger === passenger);
  const [party, dispatch] = useReducer(afterAction, null, () => partyInputOf(passengers, contact, mine));
  const mains = useMemo(() => mainsOf(passengers, words), [passengers, words]);
  const problems = useMemo(() => problemsByPassenger(party.problems)(passenger), [party.problems, passenger]);

  const wrongIn = (entered: PartyInput) =>
    problemsOf(entered, partyDaysOf([outward, back], now(), terms), words).filter(
      (problem) => problem.passenger === passenger,
    );
  const press = usePress();
  const leave = (left: FocusEvent<HTMLElement>) => {
    const judged = wrongIn(normalize(party));
    if (party.problems.length > 0 && goesOn(left, press.isOn()))
      press.whenOver(() => dispatch({ type: 'judged', problems: judged }));
  };
  const save = (entered: PartyInput) => {
    const drafts = entered.passengers.map(draftOf);
    const draft = passenger === null ? undefined : drafts[passenger];
    const before = passenger === null ? undefined : passengers[passenger];
    const isOther = draft !== undefined && before !== undefined && travelsAsAnother(before, draft);
    if (passenger !== null && isOther) {
      booking.send({ type: 'passenger.changed', passenger, draft, held: seats });
    } else booking.send({ type: 'passengers.corrected', passengers: drafts, contact: entered.contact });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const normalized = normalize(party);
    const found = wrongIn(normalized);
    dispatch({ type: 'submitted', problems: found });
    if (found.length === 0) save(normalized);
  };
  const entered = passenger === null ? undefined : party.passengers[passenger];
  const seat = passenger === null ? '' : seatsOfPassenger(passenger, seats);
  const card = { problems, dispatch, seats: seat, mains };
  return (
    <form
      className={form}
      noValidate
      onSubmit={submit}
      onPointerDownCapture={press.begins}
      onBlur={leave}
      ref={focusFirst}
    >
      <ErrorSummary
        submit={party.submit}
        problems={party.problems.map((problem) => ({ fieldId: fieldIdOf(problem), text: problem.text }))}
      />
      {seat === '' ? null : (
        <Notice variant="info" title={say('passenger.edit.asks-first', { seats: seat })} />
      )}
      {entered === undefined || passenger === null ? (
        <ContactCard contact={party.contact} problems={problems} dispatch={dispatch} />
      ) : isPetEntered(entered) ? (
        <PetCard
          {...card}
          ordinal={passenger}
          passenger={entered}
          onRemove={() => booking.send({ type: 'passenger.changed', passenger, draft: null, held: seats })}
        />
      ) : (
        <PassengerCard
          {...card}
          ordinal={passenger}
          passenger={entered}
          surname={passenger === 0 ? null : (passengers[0]?.lastName ?? null)}
        />
      )}
      <div className={actions}>
        <Button type="submit" pending={maySave ? null : say('passenger.edit.saving')}>
          {say('passenger.edit.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {say('passenger.edit.leave')}
        </Button>
      </div>
    </form>
  );
};
