import { type AnyStateMachine, assign } from 'xstate';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { seatsConfirmed } from '#machines/booking/booking.model.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import { driverGiven, refusedBy as orderRefusedBy } from '#machines/car-rental/car-rental.model.ts';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import { actionConfirmed } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { withEvent } from '#machines/kit/flow/asking.ts';
import { grown } from '#machines/kit/mutants/mutants.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginFlow } from '#machines/login/login.model.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { Registered } from '#machines/registration/registration.model.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import { reservationOptionMachine } from '#machines/reservation-option/reservation-option.machine.ts';
import { extended as optionExtended } from '#machines/reservation-option/reservation-option.model.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import { askedWith, stateIn } from './planted/asked-otherwise.ts';
import { askedForOneAlways } from './planted/planted-constants.ts';
import { seenByOnePart } from './planted/planted-parts.ts';

type Keyed = { readonly key: string };

/** Whatever key is given, the first one is kept. */
const first = ({ context }: { readonly context: Keyed }, { key }: Keyed): Keyed => ({
  key: context.key === '' ? key : context.key,
});

/** A chart in which a second press is heard while what the first one asked for is not known. */
const pressedAgain = (
  machine: AnyStateMachine,
  [event, action]: readonly [event: string, action: string],
  [at, target]: readonly [at: string, target: string],
) => {
  const node = stateIn(machine, at);
  const heard = { target, actions: withEvent(action) };
  return grown(machine, node, {
    name: `${at} hears ${event}`,
    edit: (written) => {
      written.on = { ...Object(written.on), [event]: heard };
    },
  }).grow();
};

/** Faults that no arrow led elsewhere and no action left out can make: an action does something else, a press is heard twice. */
export const plantedByHand: Readonly<Record<string, () => AnyStateMachine>> = {
  ...askedForOneAlways,
  ...seenByOnePart,
  'a payment goes under the key of the first try': () =>
    paymentMachine.provide({
      actions: {
        noteAttempt: assign(({ context }, tried) => ({
          attempt: context.attempt === '' ? tried.attempt : context.attempt,
          refusal: null,
        })),
      },
    }),
  'a booking asked again has another key': () =>
    bookingMachine.provide({
      actions: {
        keepSeats: assign((held, output) => {
          const kept = seatsConfirmed(held, output);
          return { ...kept, key: `${held.context.key} ${kept.key ?? ''}` };
        }),
      },
    }),
  'every booking has one key': () =>
    bookingMachine.provide({
      actions: { keepSeats: assign((held, output) => ({ ...seatsConfirmed(held, output), key: 'booking' })) },
    }),
  'a refused booking loses its second passenger': () =>
    bookingMachine.provide({
      actions: {
        keepRefusal: assign(({ context: { passengers } }, answer) =>
          answer.ok ? {} : { refusal: answer.refusal, passengers: passengers.slice(0, 1) },
        ),
      },
    }),
  'a refused booking loses its e-mail': () =>
    bookingMachine.provide({
      actions: {
        keepRefusal: assign(({ context: { contact } }, answer) =>
          answer.ok ? {} : { refusal: answer.refusal, contact: { ...contact, email: '' } },
        ),
      },
    }),
  'a look nobody answered is not taken again': () =>
    grown(bookingMachine, stateIn(bookingMachine, 'booking.issuing.unanswered'), {
      name: 'it is not asked again',
      edit: (written) => {
        written.on = { 'outcome.asked': {} };
      },
    }).grow(),
  'a change taken back is made': () =>
    bookingMachine.provide({
      actions: {
        forgetChange: assign(({ context: { passengers } }) => ({
          change: null,
          passengers: passengers.slice(0, 1),
        })),
      },
    }),
  'a train that is not meant is chosen': () =>
    bookingMachine.provide({
      actions: { forgetInstead: assign({ instead: null, outward: null }) },
    }),
  'a refused car loses the phone number': () =>
    carRentalMachine.provide({
      actions: {
        keepRefusal: assign((held, answer) => ({
          ...orderRefusedBy(held, answer),
          driver: { ...held.context.driver, phone: '' },
        })),
      },
    }),
  'a car is ordered under the first key': () =>
    carRentalMachine.provide({
      actions: {
        giveDriver: assign((held, given) => ({ ...driverGiven(held, given), ...first(held, given) })),
      },
    }),
  'a catalogue action goes under the first key': () =>
    catalogueApprovalMachine.provide({
      actions: {
        noteKey: assign((held, given) => first(held, given)),
        noteConfirmed: assign((held, meant) => ({ ...actionConfirmed(held, meant), ...first(held, meant) })),
      },
    }),
  'the proof of the e-ID is turned round': () =>
    askedWith(loginMachine, 'login.provingEid', ({ eid }: LoginFlow['context']) => ({
      code: eid.state,
      state: eid.code,
    })),
  'a registration is sent without its phone number': () =>
    askedWith(registrationMachine, 'registration.saving', ({ draft, key }: Registered) => ({
      draft: { ...draft, phone: '' },
      key,
    })),
  'a registration is sent without its key': () =>
    askedWith(registrationMachine, 'registration.saving', ({ draft }: Registered) => ({ draft, key: '' })),
  'an option is extended under the first key': () =>
    reservationOptionMachine.provide({ actions: { noteKey: assign((held, given) => first(held, given)) } }),
  'that it was extended is not said': () =>
    reservationOptionMachine.provide({
      actions: {
        keepExtended: assign((held, answer) => ({ ...optionExtended(held, answer), action: null })),
      },
    }),
  'an extended reservation has its former end': () =>
    reservationOptionMachine.provide({
      actions: {
        keepExtended: assign((held, answer) => ({
          ...optionExtended(held, answer),
          booking: held.context.booking,
        })),
      },
    }),
  'a cancelled reservation is said to be not reached': () =>
    reservationOptionMachine.provide({
      actions: {
        keepCancelled: assign(({ context }) => ({
          booking: { ...context.booking, status: 'cancelled' as const },
          refusal: 'not-reached' as const,
        })),
      },
    }),
  'tickets are dealt with under the first key': () =>
    ticketActionsMachine.provide({ actions: { noteKey: assign((held, given) => first(held, given)) } }),
  'a ticket is changed under the first key': () =>
    ticketChangeMachine.provide({ actions: { noteKey: assign((held, given) => first(held, given)) } }),
  'seats are taken along without their end': () =>
    seatHoldMachine.provide({
      actions: {
        noteConfirmed: assign(({ context: { seats } }) => ({
          outcome: { kind: 'confirmed' as const, seats, deadline: 0 },
        })),
      },
    }),
  'without an answer the second seat is forgotten': () =>
    seatHoldMachine.provide({
      actions: {
        keepNotReached: assign(({ context: { wanted } }) => ({
          refusal: 'not-reached' as const,
          wanted: wanted.slice(0, 1),
        })),
      },
    }),
  'a refused form is empty': () =>
    submissionOf<{ readonly text: string }, { readonly number: number }, 'not-allowed'>().provide({
      actions: {
        keepRefusal: assign((_, answer) =>
          answer.ok ? {} : { refusal: answer.refusal, fields: { text: '' } },
        ),
      },
    }),
  'a refused registration loses the phone number': () =>
    registrationMachine.provide({
      actions: {
        keepRefusal: assign(({ context: { draft } }) => ({ draft: { ...draft, phone: '' } })),
      },
    }),
  'a car is ordered by a second press': () =>
    pressedAgain(
      carRentalMachine,
      ['driver.given', 'giveDriver'],
      ['carRental.ordering.unheard', 'carryingOut'],
    ),
  'a catalogue action is done by a second press': () =>
    pressedAgain(
      catalogueApprovalMachine,
      ['action.confirmed', 'noteConfirmed'],
      ['catalogueApproval.doing.unheard', 'carryingOut'],
    ),
  'a draft is saved by a second press': () =>
    pressedAgain(
      catalogueApprovalMachine,
      ['draft.submitted', 'noteDraft'],
      ['catalogueApproval.saving.unheard', 'carryingOut'],
    ),
  'an option is extended by a second press': () =>
    pressedAgain(
      reservationOptionMachine,
      ['extension.asked', 'noteKey'],
      ['reservationOption.extending.unheard', 'carryingOut'],
    ),
  'a reservation is cancelled by a second press': () =>
    pressedAgain(
      reservationOptionMachine,
      ['cancellation.confirmed', 'noteKey'],
      ['reservationOption.cancelling.unheard', 'carryingOut'],
    ),
  'a rental is cancelled by a second press': () =>
    pressedAgain(
      rentalReservationMachine,
      ['cancellation.confirmed', 'noteConfirmed'],
      ['rentalReservation.cancelling.unheard', 'askingAgain'],
    ),
  'tickets are dealt with by a second press': () =>
    pressedAgain(
      ticketActionsMachine,
      ['deal.confirmed', 'noteKey'],
      ['ticketActions.performing.unheard', 'askingAgain'],
    ),
  'a ticket is changed by a second press': () =>
    pressedAgain(
      ticketChangeMachine,
      ['change.confirmed', 'noteKey'],
      ['ticketChange.performing.unheard', 'askingAgain'],
    ),
  'seats are refused for another reason': () =>
    seatHoldMachine.provide({ actions: { keepRefusal: assign({ refusal: 'too-many-tries' }) } }),
  'tickets are refused for another reason': () =>
    ticketActionsMachine.provide({ actions: { keepRefusal: assign({ refusal: 'too-late-for-ticket' }) } }),
  'a catalogue action is refused for another reason': () =>
    catalogueApprovalMachine.provide({ actions: { keepRefusal: assign({ refusal: 'role-lacking' }) } }),
  'a profile is refused for another reason': () =>
    profileMachine.provide({ actions: { keepRefusal: assign({ refusal: 'not-reached' }) } }),
  'a login is refused for another reason': () =>
    loginMachine.provide({ actions: { keepRefusal: assign({ refusal: 'not-reached' }) } }),
};
