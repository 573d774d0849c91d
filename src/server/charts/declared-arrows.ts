import type { AnyStateMachine } from 'xstate';
import { alertMachine } from '#machines/alert/alert.machine.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import { flowNameOf } from '#machines/kit/flow/flow-name.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import { reservationOptionMachine } from '#machines/reservation-option/reservation-option.machine.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import { seatPlanMachine } from '#machines/seat-plan/seat-plan.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { settlementMachine } from '#machines/settlement/settlement.machine.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';

const machines: readonly AnyStateMachine[] = [
  alertMachine,
  bookingMachine,
  carRentalMachine,
  catalogueApprovalMachine,
  loginMachine,
  masterpassMachine,
  paymentMachine,
  profileMachine,
  registrationMachine,
  rentalReservationMachine,
  reservationOptionMachine,
  seatHoldMachine,
  seatPlanMachine,
  sessionMachine,
  settlementMachine,
  submissionOf(),
  ticketActionsMachine,
  ticketChangeMachine,
];

type Arrow = { readonly flow: string; readonly transition: string };

const declared: ReadonlySet<string> = new Set(
  machines.flatMap((machine) => chartOf(machine).arrows.map(({ id }) => `${flowNameOf(machine)} ${id}`)),
);

/** Whether a chart of ours has this arrow. */
export const isDeclared = ({ flow, transition }: Arrow): boolean => declared.has(`${flow} ${transition}`);
