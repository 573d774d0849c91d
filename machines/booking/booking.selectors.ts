import type { SnapshotFrom } from 'xstate';
import { purposeOf as purposeOfMode } from '#domain/fare/payment-purpose.ts';
import { directionOf as directionOfChoice } from '#domain/journey/trip-choice.ts';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { bookingMachine } from './booking.machine.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** What says which booking a flow is about, in one that runs and in one that was kept. */
type WithBooking<Made> = {
  readonly context: {
    readonly booking: Made | null;
    readonly changing: { readonly booking: Made } | null;
  };
};

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const modeOf = ({ context }: Snapshot) => context.mode;
/** What a payment of it is for. */
export const purposeOf = ({ context }: Snapshot) => purposeOfMode(context.mode);
/** The way whose journey is being chosen. */
export const directionOf = ({ context }: Snapshot) => directionOfChoice(context);
export const payerOf = ({ context }: Snapshot) => context.payer;
export const wishOf = ({ context }: Snapshot) => context.wish;
export const foundOf = ({ context }: Snapshot) => context.found;
export const offersOf = ({ context }: Snapshot) => context.offers;
export const outwardOf = ({ context }: Snapshot) => context.outward;
export const backOf = ({ context }: Snapshot) => context.back;
export const backLostOf = ({ context }: Snapshot) => context.backLost;
export const passengersOf = ({ context }: Snapshot) => context.passengers;
export const contactOf = ({ context }: Snapshot) => context.contact;
export const reservationOf = ({ context }: Snapshot) => context.booking;
/** The tickets that are exchanged, where that is what the flow is for. */
export const changingOf = ({ context }: Snapshot) => context.changing;
/** What is to become of the tickets that are exchanged, once it is laid down. */
export const confirmedChangeOf = ({ context }: Snapshot) => context.order?.change ?? null;
/** The extra services that are bought, where that is what the flow is for. */
export const extrasOf = ({ context }: Snapshot) => context.extras;
export const receiptOf = ({ context }: Snapshot) => context.receipt;
/** The booking that was made, or whose tickets are exchanged. */
export const madeOf = <Made>({ context }: WithBooking<Made>): Made | null =>
  context.booking ?? context.changing?.booking ?? null;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
/** When what was refused may be asked again; null where it may be now. */
export const againAtOf = ({ context }: Snapshot) => context.againAt;

/** A list that was not kept is asked for again before anything is chosen from it. */
export const lacksList = (snapshot: Snapshot) =>
  snapshot.context.found === null &&
  (snapshot.matches({ listing: 'outward' }) || snapshot.matches({ listing: 'back' }));
/** Whether another day or train, which would cost the held seats, is being asked about. */
export const isConfirmingLeave = (snapshot: Snapshot) => snapshot.matches({ seating: 'confirmingLeave' });
/** Other trains are looked at while seats are held. */
export const isComparing = (snapshot: Snapshot) =>
  snapshot.matches({ seating: 'comparing' }) || isConfirmingLeave(snapshot);
export const isList = (snapshot: Snapshot) => snapshot.matches('listing') || isComparing(snapshot);
export const isDescribing = (snapshot: Snapshot) => snapshot.matches('describing');
export const isSeating = (snapshot: Snapshot) => snapshot.matches('seating');
export const isExpired = (snapshot: Snapshot) => snapshot.matches('expired');
export const isCreating = (snapshot: Snapshot) => snapshot.matches('creating');
export const isChanging = (snapshot: Snapshot) => snapshot.matches('changing');
export const isIssuing = (snapshot: Snapshot) => snapshot.matches('issuing');
export const isEnded = (snapshot: Snapshot) => snapshot.matches('ended');
export const isUnanswered = (snapshot: Snapshot) => snapshot.matches({ issuing: 'unanswered' });
/** Whether nobody has heard yet that the places are free. */
export const isUnheard = (snapshot: Snapshot) => snapshot.matches({ releasing: 'unheard' });
/** Whether leaving the payment is being asked. */
export const isLeaving = (snapshot: Snapshot) => snapshot.matches({ paying: 'leaving' });
/** Whether a change that costs seats is being asked. */
export const isConfirmingLoss = (snapshot: Snapshot) => snapshot.matches({ seating: 'confirmingLoss' });
export const mayChangeJourney = (snapshot: Snapshot) =>
  snapshot.can({ type: 'journey.changed', held: false });
export const changeOf = ({ context }: Snapshot) => context.change;
export const mayEnterPeople = (snapshot: Snapshot) =>
  snapshot.can({ type: 'passengers.entered', passengers: [], contact: snapshot.context.contact, at: 0 });
export const seatHoldOf = (snapshot: Snapshot) => snapshot.children.seatHold ?? null;
export const ticketChangeOf = (snapshot: Snapshot) => snapshot.children.ticketChange ?? null;
export const paymentOf = (snapshot: Snapshot) => snapshot.children.payment ?? null;
