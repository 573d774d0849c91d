import { alertSentences } from './flows/alert.ts';
import { bookingSentences } from './flows/booking.ts';
import { bookingSeatsSentences } from './flows/booking-seats.ts';
import { carRentalSentences } from './flows/car-rental.ts';
import { catalogueApprovalSentences } from './flows/catalogue-approval.ts';
import { handOverSentences } from './flows/hand-over.ts';
import { loginSentences } from './flows/login.ts';
import { masterpassSentences } from './flows/masterpass.ts';
import { myTicketsSentences } from './flows/my-tickets.ts';
import { otherDeviceSentences } from './flows/other-device.ts';
import { passwordUpdateSentences } from './flows/password-update.ts';
import { paymentSentences } from './flows/payment.ts';
import { profileSentences } from './flows/profile.ts';
import { registrationSentences } from './flows/registration.ts';
import { rentalReservationSentences } from './flows/rental-reservation.ts';
import { reservationOptionSentences } from './flows/reservation-option.ts';
import { seatHoldSentences } from './flows/seat-hold.ts';
import { seatPlanSentences } from './flows/seat-plan.ts';
import { sessionSentences } from './flows/session.ts';
import { ticketActionsSentences } from './flows/ticket-actions.ts';
import { ticketChangeSentences } from './flows/ticket-change.ts';

const written = {
  alert: alertSentences,
  booking: `${bookingSentences}\n${bookingSeatsSentences}`,
  'car-rental': carRentalSentences,
  'catalogue-approval': catalogueApprovalSentences,
  'hand-over': handOverSentences,
  login: loginSentences,
  masterpass: masterpassSentences,
  'my-tickets': myTicketsSentences,
  'other-device': otherDeviceSentences,
  'password-update': passwordUpdateSentences,
  payment: paymentSentences,
  profile: profileSentences,
  registration: registrationSentences,
  'rental-reservation': rentalReservationSentences,
  'reservation-option': reservationOptionSentences,
  'seat-hold': seatHoldSentences,
  'seat-plan': seatPlanSentences,
  session: sessionSentences,
  'ticket-actions': ticketActionsSentences,
  'ticket-change': ticketChangeSentences,
} as const;

export type ShownInStates = {
  readonly sentence: string;
  readonly states: readonly string[];
  /** Whether all that is in such a state shows it, or only some. */
  readonly how: 'always' | 'sometimes';
};

const marks = { always: '| ', sometimes: '? ' } as const;

const isStates = (line: string) => !Object.values(marks).some((mark) => line.startsWith(mark));

const entriesOf = (block: string): readonly ShownInStates[] => {
  const lines = block.trim().split('\n');
  const states = lines.filter(isStates).flatMap((line) => line.split(' '));
  return (['always', 'sometimes'] as const).flatMap((how) =>
    lines
      .filter((line) => line.startsWith(marks[how]))
      .flatMap((line) => line.slice(marks[how].length).split(' '))
      .map((sentence) => ({ sentence, states, how })),
  );
};

const isWritten = (name: string): name is keyof typeof written => Object.hasOwn(written, name);

/**
 * What a reader is shown in which states of a flow, and in none of its others. A block names the states, then, each on lines
 * of their own, the sentences that are always shown there (`|`) and those that are sometimes (`?`): by their names, or as
 * `what is pressed or filled in:what is said of it`.
 */
export const shownInStatesOf = (name: string): readonly ShownInStates[] =>
  isWritten(name) ? written[name].trim().split('\n\n').flatMap(entriesOf) : [];
