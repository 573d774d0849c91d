import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { AlertFlow } from '#machines/alert/alert.model.ts';
import type { Booking } from '#machines/booking/booking.model.ts';
import type { CarRental } from '#machines/car-rental/car-rental.model.ts';
import type { CatalogueApproval } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import type { Submission } from '#machines/kit/submission/submission.model.ts';
import type { LoginFlow } from '#machines/login/login.model.ts';
import type { Masterpass } from '#machines/masterpass/masterpass.model.ts';
import type { Payment } from '#machines/payment/payment.model.ts';
import type { ProfileFlow } from '#machines/profile/profile.model.ts';
import type { Registration } from '#machines/registration/registration.model.ts';
import type { RentalFlow } from '#machines/rental-reservation/rental-reservation.model.ts';
import type { ReservationOption } from '#machines/reservation-option/reservation-option.model.ts';
import type { SeatHold } from '#machines/seat-hold/seat-hold.model.ts';
import type { SeatPlan } from '#machines/seat-plan/seat-plan.model.ts';
import type { Session } from '#machines/session/session.model.ts';
import type { TicketActions } from '#machines/ticket-actions/ticket-actions.model.ts';
import type { TicketChange } from '#machines/ticket-change/ticket-change.model.ts';
import { countSteps } from './traffic.ts';

/** What flows tell of themselves. A new flow adds its own, and the compiler asks what becomes of them. */
export type Fact =
  | AlertFlow['emitted']
  | Booking['emitted']
  | CarRental['emitted']
  | CatalogueApproval['emitted']
  | LoginFlow['emitted']
  | Masterpass['emitted']
  | Payment['emitted']
  | ProfileFlow['emitted']
  | Registration['emitted']
  | RentalFlow['emitted']
  | ReservationOption['emitted']
  | SeatHold['emitted']
  | SeatPlan['emitted']
  | Session['emitted']
  | Submission<never, never, never>['emitted']
  | TicketActions['emitted']
  | TicketChange['emitted'];

const unreported: Fact[] = [];
let report: (fact: Fact) => void = (fact) => unreported.push(fact);

const isFlow = (actor: object): actor is AnyActorRef => 'on' in actor;

/** Hears every flow from the moment it appears, children too: a child's facts do not reach its parent's listeners. */
export const hear = (event: InspectionEvent): void => {
  countSteps(event);
  if (event.type === '@xstate.actor' && isFlow(event.actorRef)) {
    event.actorRef.on('*', (fact: Fact) => report(fact));
  }
};

/** Who is told the facts. What was heard before comes first. */
export const reportFactsTo = (listener: (fact: Fact) => void): void => {
  report = listener;
  for (const fact of unreported.splice(0)) listener(fact);
};
