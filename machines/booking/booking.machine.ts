import { withEvent } from '#machines/kit/flow/asking.ts';
import { describing, listing, searching } from './booking.choice.part.ts';
import { begun } from './booking.model.ts';
import { ended, issuing, paying, releasing } from './booking.money.part.ts';
import { changing, creating, expired, givingBack, seating } from './booking.seats.part.ts';
import { bookingSetup } from './booking.setup.part.ts';
import { anew } from './booking.ways.part.ts';

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => begun(input),
  initial: 'beginning',
  on: { 'payer.known': { actions: withEvent('knowPayer') } },
  states: {
    beginning: {
      description: 'It is decided where the purchase begins.',
      exit: 'arrive',
      always: [
        { guard: 'isToBePaid', target: 'paying' },
        { guard: 'isOutcomeAsked', target: 'issuing' },
        { guard: 'isWished', target: 'listing' },
        { target: 'searching' },
      ],
    },
    searching,
    listing,
    describing,
    seating,
    givingBack,
    parting: {
      description: 'Nothing is held any more. It is decided where the reader goes on.',
      exit: ['forgetGoal', 'forgetBooking'],
      always: [
        { guard: 'hasNoChoice', ...anew },
        { guard: 'isForHome', target: 'searching' },
        { guard: 'isForList', target: 'listing.outward' },
        { guard: 'isListWanted', target: 'listing' },
        { guard: 'isForSeats', target: 'seating' },
        { guard: 'isChange', target: 'listing.outward' },
        { guard: 'isMade', target: 'describing' },
        { target: 'listing.back' },
      ],
    },
    expired,
    changing,
    creating,
    paying,
    releasing,
    issuing,
    ended,
  },
});
