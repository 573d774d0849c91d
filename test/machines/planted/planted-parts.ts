import { type AnyStateMachine, assign } from 'xstate';
import { directionOf } from '#domain/journey/trip-choice.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type Booking, changeMade } from '#machines/booking/booking.model.ts';
import { ayse, journey, otherSeats, roundTrip } from '#machines/booking/booking.samples.part.ts';
import { grown, mutantsOf } from '#machines/kit/mutants/mutants.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { stateIn } from './asked-otherwise.ts';

type Context = Booking['context'];

/** Whoever decides against another trip has another one all the same. */
const tripKeptWith = (other: Partial<Context>) => () =>
  bookingMachine.provide({ actions: { forgetInstead: assign({ instead: null, ...other }) } });

/** Another day is not heard on one of the two lists. */
const deafOn = (way: 'back' | 'outward') => () =>
  bookingMachine.provide({
    guards: {
      isOfWay: ({ context }, { direction }) => directionOf(context) === direction && direction !== way,
    },
  });

const somebody = {
  id: 8,
  firstName: 'ALİ',
  lastName: 'KAYA',
  email: 'ali@example.com',
  companyName: null,
} as const;

/** Whoever is refused at a door is logged in as somebody. */
const loggedInBy = (door: string) => () => {
  const known = loginMachine.provide({
    actions: {
      noteMember: assign((_, answer) => ({ member: answer.ok ? answer.value : somebody })),
    },
  });
  const open = mutantsOf(known).find(({ name }) => name === `login.${door}|0: without its guard`);
  if (open === undefined) throw new Error(`There is no door ${door}.`);
  return open.grow();
};

/** Faults that one part alone of what a rule says of a step can see. */
export const seenByOnePart: Readonly<Record<string, () => AnyStateMachine>> = {
  'miles are taken that do not reach': () =>
    paymentMachine.provide({
      guards: { mayPayByMiles: ({ context: { terms, miles } }) => terms === 'accepted' && miles !== null },
    }),
  'miles nobody granted are counted': () =>
    paymentMachine.provide({
      actions: {
        keepRefusal: assign((_, answer) =>
          !answer.ok && answer.refusal === 'miles-unknown'
            ? { refusal: answer.refusal, miles: { points: 12_000, worth: 120_000 } }
            : {},
        ),
      },
    }),
  'a refused password logs in': loggedInBy('signingIn|xstate.done.actor.logIn'),
  'a refused e-ID logs in': loggedInBy('provingEid|xstate.done.actor.logInByEid'),
  'whoever is not verified is saved as well': () =>
    grown(registrationMachine, stateIn(registrationMachine, 'registration.filling.unverified'), {
      name: 'it is saved',
      edit: (written) => {
        written.invoke = { id: 'register', src: 'register', input: { draft: {}, key: 'key' } };
      },
    }).grow(),
  'a change taken back still costs its seats': () =>
    bookingMachine.provide({
      actions: {
        forgetChange: assign((held) => ({ change: null, seats: changeMade(held).seats ?? [] })),
      },
    }),
  'seats are given back where they are chosen': () =>
    grown(bookingMachine, stateIn(bookingMachine, 'booking.seating.placing'), {
      name: 'they are given back',
      edit: (written) => {
        written.invoke = { id: 'returnSeats', src: 'returnSeats', input: { seats: [] } };
      },
    }).grow(),
  'whoever keeps the trip is seated anew': () =>
    grown(bookingMachine, stateIn(bookingMachine, 'booking.seating'), {
      name: 'they are seated anew',
      edit: (written) => {
        const { confirmingLeave } = Object(written.states);
        confirmingLeave.on = { ...confirmingLeave.on };
        delete confirmingLeave.on['trip.declined'];
        written.on = { 'trip.declined': { target: '.comparing', reenter: true, actions: 'forgetInstead' } };
      },
    }).grow(),
  'a wish that is not meant is kept': tripKeptWith({ wish: roundTrip }),
  'a train back that is not meant is kept': tripKeptWith({ back: journey }),
  'a trip that is kept is not chosen any more': tripKeptWith({ choice: 'wished' }),
  'whoever keeps the trip loses the passengers': tripKeptWith({ passengers: [ayse] }),
  'whoever keeps the trip has the seats of others': tripKeptWith({ seats: otherSeats }),
  'another day there is not heard': deafOn('outward'),
  'another day back is not heard': deafOn('back'),
};
