import { type FocusEvent, type FormEvent, useMemo, useReducer } from 'react';
import { noWish } from '#domain/journey/trip-wish.ts';
import { draftOf, passengersOfTrip } from '#domain/passenger/passenger-blank.ts';
import { partyDaysOf } from '#domain/passenger/passenger-days.ts';
import { occupiesOf } from '#domain/passenger/passenger-input.ts';
import {
  backOf,
  contactOf,
  mayEnterPeople,
  outwardOf,
  passengersOf,
  wishOf,
} from '#machines/booking/booking.selectors.ts';
import { goesOn } from '#panels/goes-on.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { afterPaint, submitterOf } from '#ui/hooks/after-paint.ts';
import { useDrawnFirst } from '#ui/hooks/use-drawn-first.ts';
import { usePress } from '#ui/hooks/use-press.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ContactCard } from './contact-card.tsx';
import { fieldIdOf } from './field-ids.ts';
import {
  afterAction,
  normalize,
  type PartyInput,
  type PartyInputAction,
  partyInputOf,
} from './party-input.ts';
import { isPetEntered, mainsOf, problemsByPassenger } from './party-views.ts';
import { PassengerCard } from './passenger-card.tsx';
import { form, head, quiet } from './passengers.css.ts';
import { nobody, unreached } from './people-of-booking.ts';
import { PetCard } from './pet-card.tsx';
import { Pets } from './pets.tsx';
import { mostText, problemsOf } from './problem-words.ts';
import { SavedContacts } from './saved-contacts.tsx';
import { TariffsExplained } from './tariffs-explained.tsx';
import { usePartyTerms } from './use-party-terms.ts';

const draftsOf = ({ passengers, contact }: PartyInput) => ({ passengers: passengers.map(draftOf), contact });

/** The forms of all who travel, before any seat is held. What is typed is kept whenever a card is left. */
export const DescribedPassengers = ({ booking }: { readonly booking: BookingActor }) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const terms = usePartyTerms();
  const most = terms.maxPassengers;
  const kept = useFlow(booking, passengersOf, nobody);
  const contact = useFlow(booking, contactOf, unreached);
  const wish = useFlow(booking, wishOf, null) ?? noWish;
  const outward = useFlow(booking, outwardOf, null);
  const back = useFlow(booking, backOf, null);
  const mayGoOn = useFlow(booking, mayEnterPeople, true);
  const people = useMemo(() => passengersOfTrip(wish, kept), [wish, kept]);
  const [party, dispatch] = useReducer(afterAction, null, () => partyInputOf(people, contact));
  const mains = useMemo(() => mainsOf(people, words), [people, words]);
  const problemsFor = useMemo(() => problemsByPassenger(party.problems), [party.problems]);

  const days = partyDaysOf([outward, back], now(), terms);
  const wrongIn = (entered: PartyInput) => problemsOf(entered, days, words);
  const keep = (entered: PartyInput) => booking.send({ type: 'passengers.corrected', ...draftsOf(entered) });
  const press = usePress();
  const isDrawnFirst = useDrawnFirst();
  const leave = (left: FocusEvent<HTMLElement>) => {
    const normalized = normalize(party);
    if (party.problems.length > 0 && goesOn(left, press.isOn())) {
      const problems = wrongIn(normalized);
      press.whenOver(() => dispatch({ type: 'judged', problems }));
    }
    if (!left.target.closest('form > fieldset')?.contains(left.relatedTarget)) keep(normalized);
  };
  const change = (action: PartyInputAction) => {
    dispatch(action);
    keep(normalize(afterAction(party, action)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const normalized = normalize(party);
    const problems = wrongIn(normalized);
    if (problems.length + party.problems.length > 0) dispatch({ type: 'submitted', problems });
    if (problems.length > 0) keep(normalized);
    else {
      const entered = { type: 'passengers.entered', ...draftsOf(normalized) } as const;
      afterPaint(submitterOf(event), () => booking.send({ ...entered, at: now() }));
    }
  };
  const seated = party.passengers.filter((passenger) => occupiesOf(passenger) !== 'lap');
  const nameOf = (passenger: number) => say('passenger.legend', { number: passenger + 1 });
  return (
    <form className={form} noValidate onSubmit={submit} onPointerDownCapture={press.begins} onBlur={leave}>
      <div className={head}>
        <h2>{say('passenger.title')}</h2>
        <p className={quiet}>{say('passenger.lead')}</p>
      </div>
      <ErrorSummary
        submit={party.submit}
        problems={party.problems.map((problem) => ({
          fieldId: fieldIdOf(problem),
          text:
            problem.passenger === null || party.passengers.length === 1
              ? problem.text
              : say('passenger.summary', { passenger: nameOf(problem.passenger), text: problem.text }),
        }))}
      />
      <SavedContacts booking={booking} passengers={party.passengers} days={days} dispatch={dispatch} />
      <TariffsExplained />
      {party.passengers.slice(0, isDrawnFirst ? 1 : undefined).map((passenger, ordinal) => {
        const card = { ordinal, passenger, problems: problemsFor(ordinal), dispatch, seats: '', mains };
        const key = fieldIdOf({ passenger: ordinal, field: 'tariff' });
        return isPetEntered(passenger) ? (
          <PetCard key={key} {...card} onRemove={() => change({ type: 'pet-removed', passenger: ordinal })} />
        ) : (
          <PassengerCard key={key} {...card} surname={ordinal === 0 ? null : (people[0]?.lastName ?? null)} />
        );
      })}
      {isDrawnFirst ? null : (
        <>
          <Pets
            onAdd={() => change({ type: 'pet-added' })}
            why={
              seated.length < most
                ? null
                : say('passenger.wrong.too-many-passengers', { most: mostText({ most }, words) })
            }
          />
          <ContactCard contact={party.contact} problems={problemsFor(null)} dispatch={dispatch} />
          <div>
            <Button type="submit" variant="primary" why={mayGoOn ? null : say('passenger.submit.not-now')}>
              {say('passenger.submit')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};
