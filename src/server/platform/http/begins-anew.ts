import { sendRequestCopy } from '#contract/bookings/notifications.ts';
import { keepPicture } from '#contract/members/pictures.ts';
import { register, registerAtCounter } from '#contract/members/registration.ts';
import { createContact } from '#contract/members/saved-contacts.ts';
import { reportFlowEvents, reportFlowFacts } from '#contract/operations/flow-facts.ts';
import { reportRecording } from '#contract/operations/support.ts';
import { listRentalCars, orderRental } from '#contract/rentals/rental.ts';
import { askSeatAlarm } from '#contract/seats/seat-alarms.ts';
import { askSeatmate } from '#contract/seats/seatmates.ts';
import { selectSeat } from '#contract/seats/seats.ts';
import { orderPackage } from '#contract/tickets/packages.ts';

/**
 * Calls that begin something. Where the disk is nearly full they wait, so that whoever has seats comes to their booking,
 * what is being paid comes to its ticket, and what is owed goes back.
 */
const beginning: ReadonlySet<string> = new Set(
  [
    selectSeat,
    orderPackage,
    listRentalCars,
    orderRental,
    askSeatmate,
    askSeatAlarm,
    register,
    registerAtCounter,
    createContact,
    keepPicture,
    sendRequestCopy,
    reportRecording,
    reportFlowFacts,
    reportFlowEvents,
  ].map(({ name }) => name),
);

export const beginsAnew = ({ name }: { readonly name: string }): boolean => beginning.has(name);
